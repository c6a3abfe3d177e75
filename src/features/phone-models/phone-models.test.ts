import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherNamesIn, phoneCalled, phonesMeant } from './phone-models.ts'

const phone = (maker: string, name: string, ...codes: string[]) => ({ maker, name, codes })
const phones = [
  phone('Apple iPhone', 'iPhone 13'),
  phone('Apple iPhone', 'iPhone 13 Pro Max'),
  phone('Apple iPhone', 'iPhone SE 2 (2020)'),
  phone('Samsung Galaxy', 'Galaxy S23 Ultra', 'SM-S918'),
  phone('Samsung Galaxy', 'Galaxy S23+', 'SM-S916'),
  phone('Samsung Galaxy', 'Galaxy S23', 'SM-S911'),
  phone('Samsung Galaxy', 'Galaxy S20', 'SM-G980', 'SM-G981'),
  phone('Samsung Galaxy', 'Galaxy A23'),
  phone('Google Pixel', 'Pixel 8 Pro'),
  phone('Sony Xperia', 'Xperia 1 IV'),
]
const otherNames = otherNamesIn('iphone айфон aifonas; samsung самсунг; ultra ультра; pro про; max макс')
const meant = (typed: string) => phonesMeant(phones, typed, otherNames).map(({ name }) => name)

test.each([
  ['Galaxy S23 Ultra', ['Galaxy S23 Ultra']],
  ['s 23 ultra', ['Galaxy S23 Ultra']],
  ['S23Ultra', ['Galaxy S23 Ultra']],
  ['s23+', ['Galaxy S23+']],
  ['samsung s23', ['Galaxy S23', 'Galaxy S23 Ultra', 'Galaxy S23+']],
  ['galaxy s2', ['Galaxy S23', 'Galaxy S20', 'Galaxy S23 Ultra', 'Galaxy S23+']],
  ['galxy s20', ['Galaxy S20']],
  ['glaaxy s20', ['Galaxy S20']],
  ['айфон 13', ['iPhone 13', 'iPhone 13 Pro Max']],
  ['на айфоне 13 про макс', ['iPhone 13 Pro Max']],
  ['aifonas se', ['iPhone SE 2 (2020)']],
  ['does my galaxy s20 take an esim', ['Galaxy S20']],
  ['xperia 1 iv', ['Xperia 1 IV']],
  ['iphone13promax', ['iPhone 13 Pro Max']],
  ['8 pro', ['Pixel 8 Pro']],
  // A letter too many, too few, another one, two that changed places; at the end, too.
  ['xperria 1', ['Xperia 1 IV']],
  ['xpria 1', ['Xperia 1 IV']],
  ['xpezia 1', ['Xperia 1 IV']],
  ['xperai 1', ['Xperia 1 IV']],
  ['1 xperiab iv', ['Xperia 1 IV']],
  ['pixle 8', ['Pixel 8 Pro']],
  ['utlra s23', ['Galaxy S23 Ultra']],
  // An ending of its case on a name in other letters; short names have none.
  ['самсунга s20', ['Galaxy S20']],
  ['se aifonas', ['iPhone SE 2 (2020)']],
  // The beginning of a word, while it is typed.
  ['pix', ['Pixel 8 Pro']],
  ['galaxy s23 ul', ['Galaxy S23 Ultra']],
  ['promax 13', ['iPhone 13 Pro Max']],
])('by “%s” these are meant: %j', (typed, names) => {
  expect(meant(typed)).toEqual(names)
})

test.each([
  '',
  '   ',
  '!',
  'telefonas',
  'iphone 99',
  'nokia 3310',
  'galaxy s23 mini 4',
  // Two slips, a slip in a short word, and a number that is typed twice where a name has it once.
  'xprria 1 iv 9',
  'prx 8 ultra 8',
  'galaxy s20 s20',
  'про 99',
])('by “%s” none is meant', (typed) => {
  expect(meant(typed)).toEqual([])
})

test('every model is the first that its own name means, however it is written', () => {
  const spelling = fc.constantFrom(
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase().replaceAll(' ', ''),
    (name: string) => name.replaceAll(/(\d)/g, ' $1').replaceAll(/(\d) (?=\d)/g, '$1'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...phones), spelling, ({ name }, spelled) => {
      expect(meant(spelled(name))[0]).toBe(name)
    }),
  )
})

test('whatever is typed, it is searched', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => Array.isArray(meant(typed))))
})

test.each([
  ['SM-S918B', 'Galaxy S23 Ultra'],
  ['SM-G981B', 'Galaxy S20'],
  ['Pixel 8 Pro', 'Pixel 8 Pro'],
  ['Pixel 8', undefined],
  ['K', undefined],
  ['', undefined],
])('a browser’s “%s” is %s', (model, name) => {
  expect(phoneCalled(phones, model)?.name).toBe(name)
})
