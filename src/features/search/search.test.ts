import { expect, test } from 'vitest'
import { createSearch, excerpt, stem } from './search.ts'

const search = createSearch([
  { path: '/papildymas', page: 'Sąskaitos papildymas', heading: '', text: 'Papildyk kortele' },
  {
    path: '/pagalba#puk',
    page: 'Pagalba',
    heading: 'Kur rasti PUK kodą?',
    text: 'Ant SIM kortelės laikiklio',
  },
  { path: '/ru/rouming#turkey', page: 'Роуминг', heading: 'Турция', text: 'Цена мегабайта в Турции' },
])
const paths = (words: string) => search(words).map(({ path }) => path)

test.each([
  ['sąskaita', '/papildymas'],
  ['saskaitos papildyma', '/papildymas'],
  ['PUK', '/pagalba#puk'],
  ['puk kodas', '/pagalba#puk'],
  ['лаки турции', undefined],
  ['турцию', '/ru/rouming#turkey'],
  ['рауминг', '/ru/rouming#turkey'],
  ['', undefined],
])('“%s” finds %s', (words, path) => {
  expect(paths(words)[0]).toBe(path)
})

test('what is in a heading comes before what is in a text', () => {
  const places = createSearch([
    { path: '/a', page: 'A', heading: '', text: 'eSIM' },
    { path: '/b', page: 'B', heading: 'eSIM', text: '' },
  ])
  expect(places('esim').map(({ path }) => path)).toEqual(['/b', '/a'])
})

test('letters are compared without their marks, long words without their ending', () => {
  expect(stem('Sąskaitą')).toBe('saskai')
  expect(stem('Ёлка')).toBe('елка')
})

test('an excerpt is around the word that was looked for', () => {
  const text = `${'pirma '.repeat(40)}turkijoje ${'paskui '.repeat(40)}`
  expect(excerpt(text, 'Turkija')).toMatch(/^… (pirma ){6}turkijoje paskui .* …$/)
  expect(excerpt('Trumpas tekstas', 'nieko')).toBe('Trumpas tekstas')
})
