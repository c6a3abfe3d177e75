import { expect, test } from 'vitest'
import type { SearchSection } from '../src/lib/search/search-section.ts'
import { isSearchIndex, searchFiles } from './search-files.ts'

const words = { country: 'kaina', plan: 'planas', phone: 'esim', empty: 'ir' }
const place = (page: string): SearchSection => ({
  kind: 'page',
  path: `/${page}`,
  page,
  heading: '',
  text: `Apie ${page}`,
})
const index = (pages: readonly string[]) =>
  Buffer.from(
    JSON.stringify({
      places: pages.map(place),
      words,
      popular: { title: 'Klausiama', paths: [`/${pages[1]}`] },
      kinds: {},
    }),
  )
const pages = ['planai', 'papildymas', 'pagalba', 'rysys', 'kortele', 'programa', 'taisykles']
const names = (files: ReturnType<typeof searchFiles>) => files.map(([name]) => name)

test.each([
  ['search/lt.json', true],
  ['search/lt/k4/words/0.json', false],
  ['search.json', false],
  ['consent.lt.json', false],
])('%s is an index of a search: %s', (name, isIndex) => {
  expect(isSearchIndex(name)).toBe(isIndex)
})

test('a small index is one file, as it was rendered', () => {
  const body = index(pages)
  expect(searchFiles('search/lt.json', body)).toEqual([['search/lt.json', body]])
})

test('a big index is a head that knows what is shown first, and parts that only it names', () => {
  const files = searchFiles('search/lt.json', index(pages), 0)
  const head = JSON.parse(files[0]?.[1].toString() ?? '')
  expect(head.places).toEqual([place('papildymas')])
  expect(head.words).toEqual(words)
  expect(head.shards.folder).toMatch(/^\/search\/lt\/[\w-]{10}$/)
  const folder = head.shards.folder.slice(1)
  expect(names(files)).toEqual([
    'search/lt.json',
    `${folder}/words/0.json`,
    ...[0, 1, 2].map((part) => `${folder}/places/${part}.json`),
  ])
  const found = files.slice(2).flatMap(([, body]) => JSON.parse(body.toString()))
  expect(found).toEqual(pages.map(place))
})

test('the same index makes the same files; parts of another have other addresses', () => {
  const made = searchFiles('search/lt.json', index(pages), 0)
  expect(searchFiles('search/lt.json', index(pages), 0)).toEqual(made)
  const others = names(searchFiles('search/lt.json', index([...pages, 'naujiena']), 0))
  expect(others.filter((name) => names(made).includes(name))).toEqual(['search/lt.json'])
})
