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
  ['namas', 'namais'],
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

test.each(['rasa', 'meta', 'aijos'])('%s is too short to lose its ending', (word) => {
  expect(stem(word)).toBe(word)
})

/** Pages with these titles, which have no endings; each title is its path. */
const pages = (...titles: string[]) => titles.map((title) => place('page', title, title, '', ''))
const findsAmong = (places: SearchSection[], typed: string) =>
  createSearch(places, words)(typed).map(({ path }) => path)

const kinds = ['country', 'plan', 'phone', 'question', 'action', 'page'] as const

test.each([
  ['kaina', 'country'],
  ['planas', 'plan'],
  ['esim', 'phone'],
])('“%s” finds what is of the kind %s, without that word in it, and nothing else', (typed, kind) => {
  const places = kinds.map((one) => ({ ...place(one, one, 'Brdlk', 'Gvztp', ''), words: 'xxq' }))
  expect(findsAmong(places, typed)).toEqual([kind])
  expect(findsAmong(places, 'xxq').toSorted()).toEqual(kinds.toSorted())
})

test('a word is found by its beginning, of two letters at least', () => {
  expect(findsAmong(pages('brdlkmpqr'), 'br')).toEqual(['brdlkmpqr'])
  expect(findsAmong(pages('brdlkmpqr'), 'b')).toEqual([])
})

test.each([
  ['brd', 'brx', false],
  ['brdl', 'brdx', true],
  ['brdlkmp', 'brdxkmp', true],
  ['brdlkmp', 'brdxkxp', false],
  ['brdlkmpq', 'brdxkxpq', true],
  ['brdlkmpq', 'bxdxkxpq', false],
])('slips are forgiven by the length of a word: %s for %s: %s', (title, typed, isFound) => {
  expect(findsAmong(pages(title), typed)).toEqual(isFound ? [title] : [])
})

test('two letters in the wrong order are put right, at the end of a word as well', () => {
  expect(findsAmong(pages('brdlk'), 'bdrlk')).toEqual(['brdlk'])
  expect(findsAmong(pages('brdlk'), 'brdkl')).toEqual(['brdlk'])
  expect(findsAmong(pages('brd'), 'bdr')).toEqual([])
})

test('what begins a known word is left in its order', () => {
  expect(findsAmong(pages('brdlkm', 'bdrlk'), 'brdlk')).toEqual(['brdlkm'])
})

test('a place with all that was typed comes before one with a part of it in its title', () => {
  const places = [
    place('page', 'one', 'brdlk', '', ''),
    place('page', 'both', 'Kita', '', `brdlk gvztp ${'mnk '.repeat(60)}`),
  ]
  expect(findsAmong(places, 'brdlk gvztp')).toEqual(['both', 'one'])
})

test('a word in a title counts more than in a text, and as it is more than with a slip', () => {
  const places = [place('page', 'text', 'Kita', '', 'brdlk'), ...pages('brdlk zzz')]
  expect(findsAmong(places, 'brdlk')).toEqual(['brdlk zzz', 'text'])
  expect(findsAmong(pages('brdlx', 'brdlkm', 'brdlk'), 'brdlk')).toEqual(['brdlk', 'brdlkm', 'brdlx'])
})

test('ten places are shown at most', () => {
  const places = Array.from({ length: 12 }, (_, index) => place('page', `${index}`, 'brdlk', '', ''))
  expect(findsAmong(places, 'brdlk')).toHaveLength(10)
})

test('an excerpt is about 140 characters long, marks each word and reads past dashes', () => {
  const text = `Kaina–Turkijoje, o ${'zzzz '.repeat(100)}`
  const parts = excerpt(text, 'turkija kitur')
  expect(parts.filter(({ isWanted }) => isWanted).map((part) => part.text)).toEqual(['Kaina–Turkijoje, '])
  expect(parts.map((part) => part.text).join('')).toBe(`Kaina–Turkijoje, o ${'zzzz '.repeat(25)}…`)
  expect(excerpt('zzzz '.repeat(28).trim(), 'nieko').at(-1)).toEqual({ text: 'zzzz ', isWanted: false })
})
