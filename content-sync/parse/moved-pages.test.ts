import { expect, test } from 'vitest'
import { put, validMirror } from './mirror.fixture.ts'
import { readMovedPages } from './moved-pages.ts'
import { readPagePaths } from './page-paths.ts'
import { Space } from './space.ts'
import { plain } from './values.fixture.ts'

const slugs = { lt: 'planai', en: 'plans', ru: 'plany' }

/** What comes of earlier addresses of a page at /planai, and of another's. */
function movedBy(earlier: unknown, other = '') {
  const mirror = validMirror()
  put(mirror, 'plans', 'landingPage', { slug: slugs, earlierAddresses: plain(earlier) })
  put(mirror, 'rates', 'landingPage', {
    slug: { lt: 'tarifai', en: 'rates', ru: 'tarify' },
    earlierAddresses: plain(other),
  })
  const space = new Space(mirror)
  const moved = readMovedPages(space, readPagePaths(space, space.ofType('landingPage')))
  return { moved, problems: space.problems.all }
}

test('each earlier address leads to the page in its own language', () => {
  expect(movedBy('/kainos /en/prices\n /ru/mano/ceny')).toEqual({
    moved: [
      { from: '/kainos', to: '/planai' },
      { from: '/en/prices', to: '/en/plans' },
      { from: '/ru/mano/ceny', to: '/ru/plany' },
    ],
    problems: [],
  })
})

test.each([
  'kainos',
  '/Kainos',
  '//elsewhere.example',
  'https://elsewhere.example/kainos',
  '/',
  '/en',
  '/lt/kainos',
  '/api/v1',
  '/kainos/*',
  '/kainos?sena=1',
])('%s is no address of a page: it is named and left out, and the others stay', (address) => {
  const { moved, problems } = movedBy(`${address} /kainos-2`)
  expect(moved).toEqual([{ from: '/kainos-2', to: '/planai' }])
  expect(problems).toMatchObject([
    {
      severity: 'broken',
      entry: 'plans',
      field: 'earlierAddresses',
      message: expect.stringContaining(`"${address}"`),
    },
  ])
})

test.each([
  ['a page has now', movedBy('/en/rates'), 'plans', 'rates'],
  ['the page itself has', movedBy('/planai'), 'plans', 'plans'],
  ['another page had before', movedBy('/kainos', '/kainos'), 'rates', 'plans'],
])('an address that %s leads there only', (_which, { moved, problems }, named, owner) => {
  expect(moved).toEqual(named === 'rates' ? [{ from: '/kainos', to: '/planai' }] : [])
  expect(problems).toMatchObject([
    { severity: 'broken', entry: named, message: expect.stringContaining(`"${owner}" already`) },
  ])
})
