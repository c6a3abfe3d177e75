import { expect, test } from 'vitest'
import { put, validMirror } from './mirror.fixture.ts'
import { readPagePaths } from './page-paths.ts'
import { Space } from './space.ts'
import { inEvery } from './values.fixture.ts'

/** The paths of pages with these slugs, in the order of their ids. */
function pathsOf(slugs: Record<string, Record<string, unknown>>) {
  const mirror = validMirror()
  for (const [id, slug] of Object.entries(slugs)) put(mirror, id, 'landingPage', { slug })
  const space = new Space(mirror)
  const paths = readPagePaths(space, [
    ...space.ofType('homePage'),
    ...space.ofType('notFoundPage'),
    ...space.ofType('landingPage'),
  ])
  return { paths: Object.fromEntries(paths), problems: space.problems.all }
}

test('a page has a path of its own in every language; home and 404 have theirs without a slug', () => {
  const { paths, problems } = pathsOf({ plans: { lt: 'planai', en: 'plans', ru: 'mano/plany-2' } })
  expect(paths).toEqual({
    home: { lt: '/', en: '/en', ru: '/ru' },
    lost: { lt: '/404', en: '/en/404', ru: '/ru/404' },
    plans: { lt: '/planai', en: '/en/plans', ru: '/ru/mano/plany-2' },
  })
  expect(problems).toEqual([])
})

test.each([
  'api/x',
  'media',
  'webhooks',
  'webhooks/content',
  'reports/csp',
  'health',
  'operations/today',
  'telemetry',
  'switches',
  '.netlify',
  '.netlify/functions/switches',
])('no page has the slug %s, which others answer', (slug) => {
  const { paths, problems } = pathsOf({ plans: inEvery(slug) })
  expect(paths).not.toHaveProperty('plans')
  expect(problems).toContainEqual(
    expect.objectContaining({ entry: 'plans', field: 'slug', severity: 'fatal' }),
  )
})

test('the Lithuanian slug replaces a missing one', () => {
  const { paths, problems } = pathsOf({ plans: { lt: 'planai', ru: 'plany' } })
  expect(paths.plans).toEqual({ lt: '/planai', en: '/en/planai', ru: '/ru/plany' })
  expect(problems).toMatchObject([{ severity: 'fallback', entry: 'plans', field: 'slug', language: 'en' }])
})

test('two pages with one slug in one language: the second is named, with the first', () => {
  const { paths, problems } = pathsOf({
    a: { lt: 'planai', en: 'plans', ru: 'plany' },
    b: { lt: 'kaina', en: 'plans', ru: 'cena' },
  })
  expect(paths.a).toBeDefined()
  expect(paths.b).toBeUndefined()
  expect(problems).toMatchObject([
    {
      severity: 'fatal',
      entry: 'b',
      field: 'slug',
      language: 'en',
      message: expect.stringContaining('landingPage "a"'),
    },
  ])
})

test('the same slug in two languages is two pages', () => {
  expect(
    pathsOf({ a: { lt: 'roaming', en: 'abroad', ru: 'x' }, b: { lt: 'y', en: 'roaming', ru: 'z' } }).problems,
  ).toEqual([])
})

test.each([
  'api',
  'api/v1',
  'media/x',
  '_astro',
  'lt',
  'en/plans',
  'ru',
  '404',
  'index',
  'sandbox',
  'switches',
  'webhooks',
  'reports',
  'gallery',
  'mano',
  '',
  ' ',
  '/planai',
  'planai/',
  'a//b',
  '..',
  'a/../b',
  'Planai',
  'pláňai',
  'plan ai',
  'planai.html',
  'robots.txt',
  'plan--ai',
  'plan%2fai',
  'planai?x',
  'planai\n',
  'x'.repeat(201),
  42,
  null,
  ['planai'],
])('%j is no slug', (slug) => {
  const { paths, problems } = pathsOf({ plans: inEvery(slug) })
  expect(paths.plans).toBeUndefined()
  expect(problems).toContainEqual(
    expect.objectContaining({
      severity: 'fatal',
      contentType: 'landingPage',
      entry: 'plans',
      field: 'slug',
      language: 'lt',
    }),
  )
})

test.each(['mano/apzvalga', 'apie', 'enciklopedija', 'extra/saskaitos-papildymas/klaida', '2026'])(
  '%s is a slug',
  (slug) => {
    expect(pathsOf({ page: inEvery(slug) }).problems).toEqual([])
  },
)
