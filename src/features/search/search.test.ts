import { expect, test } from 'vitest'
import type { SearchSection } from '../../lib/search/search-section.ts'
import { stem } from '../../lib/search/stem.ts'
import { excerpt } from './excerpt.ts'
import { createSearch } from './search.ts'

const words = { country: 'kaina цена', plan: 'planas', phone: 'esim', empty: 'kaip kur ir' }
const place = (
  kind: SearchSection['kind'],
  path: string,
  page: string,
  heading: string,
  text: string,
): SearchSection => ({
  kind,
  path,
  page,
  heading,
  text,
})
const search = createSearch(
  [
    place('page', '/papildymas', 'Sąskaitos papildymas', '', 'Papildyk kortele'),
    place('question', '/pagalba#puk', 'Pagalba', 'Kur rasti PUK kodą?', 'Ant SIM kortelės laikiklio'),
    place('country', '/ru/rouming/turtsiia', 'Роуминг', 'Турция', 'Пакет 4,90'),
    place('country', '/rysys/turkija', 'Ryšys', 'Turkija', 'Paketas 4,90'),
  ],
  words,
)
const paths = (typed: string) => search(typed).map(({ path }) => path)

test.each([
  ['sąskaita', '/papildymas'],
  ['saskaitos papildyma', '/papildymas'],
  ['PUK', '/pagalba#puk'],
  ['kur yra puk kodas', '/pagalba#puk'],
  ['турцию', '/ru/rouming/turtsiia'],
  ['цена в турции', '/ru/rouming/turtsiia'],
  ['trukija', '/rysys/turkija'],
  ['Turkijoje kaina', '/rysys/turkija'],
  ['turkja', '/rysys/turkija'],
  ['kaip', undefined],
  ['', undefined],
])('“%s” finds %s', (typed, path) => {
  expect(paths(typed)[0]).toBe(path)
})

test('an answer comes before a page, and a page of that name before what only has the word', () => {
  const found = createSearch(
    [
      place('page', '/a', 'eSIM kortelės taisyklės', '', ''),
      place('question', '/b', 'Pagalba', 'eSIM kortelės taisyklės', ''),
      place('page', '/c', 'eSIM', '', ''),
    ],
    words,
  )
  expect(found('esim korteles').map(({ path }) => path)[0]).toBe('/b')
  expect(found('esim').map(({ path }) => path)[0]).toBe('/c')
})

test.each([
  ['Sąskaitą', 'sąskaita'],
  ['Turkijoje', 'Turkija'],
  ['papildymas', 'papildyti'],
  ['тарифы', 'тариф'],
  ['Турции', 'Турцию'],
])('%s is the same word as %s', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test('an excerpt is around the word that was looked for, which is marked', () => {
  const text = `${'pirma '.repeat(40)}turkijoje ${'paskui '.repeat(40)}`
  const parts = excerpt(text, 'Turkija')
  expect(parts.map((part) => part.text).join('')).toMatch(/^… (pirma ){6}turkijoje paskui .* …$/)
  expect(parts.filter(({ isWanted }) => isWanted).map((part) => part.text)).toEqual(['turkijoje '])
  expect(excerpt('Trumpas tekstas', 'nieko').map((part) => part.text)).toEqual(['Trumpas ', 'tekstas '])
})
