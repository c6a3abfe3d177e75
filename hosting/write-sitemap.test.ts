import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Page } from '../src/content/page.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { languages } from '../src/i18n/language.ts'
import { embeddedSnapshot } from '../tests/fixtures/embedded-snapshot.ts'
import { writeSitemap } from './write-sitemap.ts'

const origin = 'https://uoga.example'
const changed = '2026-11-02T08:00:00.000Z'
let snapshot: Snapshot

beforeAll(async () => {
  snapshot = await embeddedSnapshot()
}, 60_000)

async function written(content: Snapshot): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const names = await writeSitemap(content, origin, folder)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

const pathsIn = (text = '') =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname).sort()

const listed = (isOfFile: (page: Page) => boolean) =>
  languages
    .flatMap((language) => snapshot[language].pages)
    .filter((page) => !page.noIndex && isOfFile(page))
    .map(({ path }) => path)
    .sort()

test('countries, help and the other pages have a sitemap each; the index names them, and each page is in one', async () => {
  const files = await written(snapshot)
  expect(pathsIn(files.get('sitemap-index.xml'))).toEqual([
    '/sitemap-countries-0.xml',
    '/sitemap-help-0.xml',
    '/sitemap-pages-0.xml',
  ])
  expect(pathsIn(files.get('sitemap-countries-0.xml'))).toEqual(listed(({ type }) => type === 'countryPage'))
  expect(pathsIn(files.get('sitemap-help-0.xml'))).toEqual(listed(({ type }) => type === 'articlePage'))
  expect(pathsIn(files.get('sitemap-pages-0.xml'))).toEqual(
    listed(({ type }) => type !== 'countryPage' && type !== 'articlePage'),
  )
})

test('each address has its three languages and the default, and when it changed where that is known', async () => {
  const files = await written({ ...snapshot, changedAt: { 'page-of-country-tr': changed } })
  const countries = files.get('sitemap-countries-0.xml') ?? ''
  const urls = countries.split('<url>').slice(1)
  for (const url of urls)
    expect([...url.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language)).toEqual([
      'lt',
      'en',
      'ru',
      'x-default',
    ])
  const dated = urls.filter((url) => url.includes('<lastmod>'))
  expect(dated).toHaveLength(3)
  expect(dated.every((url) => url.includes(`<lastmod>${changed}</lastmod>`))).toBe(true)
  expect(files.get('sitemap-index.xml')).toContain(`<lastmod>${changed}</lastmod>`)
})

test('a kind without pages has no file', async () => {
  const without = (language: (typeof languages)[number]) => ({
    ...snapshot[language],
    pages: snapshot[language].pages.filter(({ type }) => type !== 'countryPage'),
  })
  const files = await written({ ...snapshot, lt: without('lt'), en: without('en'), ru: without('ru') })
  expect([...files.keys()].filter((name) => name.includes('countries'))).toEqual([])
})
