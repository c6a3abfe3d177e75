import { expect, test } from 'vitest'
import { countriesMeant, countryNamed, otherNamesIn } from './country-names.ts'

const countries = [
  { code: 'TR', title: 'Türkiye' },
  { code: 'GB', title: 'United Kingdom' },
  { code: 'DE', title: 'Germany' },
  { code: 'NG', title: 'Nigeria' },
  { code: 'FO', title: 'Faroe Islands' },
]
const otherNames = otherNamesIn('TR Turkey; GB England, Scotland')

test.each([
  ['turk', ['TR']],
  ['Turkey', ['TR']],
  ['england', ['GB']],
  ['scotland', ['GB']],
  ['ger', ['DE', 'NG']],
  ['Vokietija', ['DE']],
  ['герм', ['DE']],
  ['фарер', ['FO']],
  ['island', ['FO']],
  ['narnia', []],
  ['', ['TR', 'GB', 'DE', 'NG', 'FO']],
])('“%s” means %j', (typed, codes) => {
  expect(countriesMeant(countries, otherNames, typed).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['turkiye', 'TR'],
  ['TR', 'TR'],
  ['tr', 'TR'],
  ['turkija', 'TR'],
  ['turcija', 'TR'],
  ['vokietija', 'DE'],
  ['narnia', undefined],
  ['', undefined],
])('“#%s” names %s', (anchor, code) => {
  expect(countryNamed(countries, anchor)?.code).toBe(code)
})

test('a code that no browser knows has no other names, and harms nothing', () => {
  expect(countriesMeant([{ code: '??', title: 'Nowhere' }], new Map(), 'some')).toEqual([])
})

test('content that says nothing else, or says it oddly, names no one else', () => {
  expect(countriesMeant(countries, otherNamesIn(''), 'england')).toEqual([])
  expect(countriesMeant(countries, otherNamesIn(';; GB'), 'england')).toEqual([])
})
