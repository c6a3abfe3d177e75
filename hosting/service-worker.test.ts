import { expect, test } from 'vitest'
import { keptFiles } from './service-worker.ts'

const pages = { ofAccount: ['/mano/overview'], offline: { lt: '/offline', en: '/offline', ru: '/offline' } }
const files = new Map(
  Object.entries({
    'mano/overview.html': ['_astro/page.1.js', 'media/1.svg'],
    '_astro/page.1.js': ['_astro/base.1.js', '_astro/page.1.js'],
    '_astro/base.1.js': ['_astro/page.1.js'],
    'offline.html': [],
    'plans.html': ['_astro/plans.1.js'],
    '_astro/plans.1.js': [],
  }).map(([name, needs]) => [name, { needs }] as const),
)
const read = (text: string) => async (name: string) => Buffer.from(`${name} ${text}`)

test('the pages are kept with every file that they need, however far away, and nothing else', async () => {
  const kept = await keptFiles(pages, files, read('one'))
  expect(kept.files.map(({ url }) => url)).toEqual([
    '/mano/overview',
    '/offline',
    '/_astro/base.1.js',
    '/_astro/page.1.js',
    '/media/1.svg',
  ])
})

test('a page that says something else is another one; a file whose name is made of its bytes is never asked for again', async () => {
  const revisions = async (text: string) =>
    (await keptFiles(pages, files, read(text))).files.map(({ revision }) => revision)
  const [before, after] = [await revisions('one'), await revisions('two')]
  expect(before).toEqual(await revisions('one'))
  expect(before.slice(0, 2)).not.toContain(null)
  expect(after[0]).not.toBe(before[0])
  expect(before.slice(2)).toEqual([null, null, null])
})
