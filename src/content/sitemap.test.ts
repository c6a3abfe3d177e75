import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { siteOf } from './site.fixture.ts'
import { findablePages, sitemapEntry } from './sitemap.ts'

const page = (path: string, noIndex = false): Page => ({
  id: path,
  type: 'homePage',
  path,
  alternates: { lt: '/', en: '/en', ru: '/ru' },
  title: '',
  seoTitle: '',
  seoDescription: '',
  noIndex,
  blocks: [],
})
const pages = findablePages({
  lt: siteOf('lt', [page('/'), page('/404', true)]),
  en: siteOf('en', [page('/en')]),
  ru: siteOf('ru', [page('/ru')]),
  movedPages: [],
  changedAt: {},
})
const entryFor = (url: string) =>
  sitemapEntry(pages, { '/ru': '2026-11-02T08:00:00.000Z' }, 'https://uoga.example', { url })

test('a page is listed with its translations and the default', () => {
  expect(entryFor('https://uoga.example/en/')).toEqual({
    url: 'https://uoga.example/en',
    links: [
      { lang: 'lt', url: 'https://uoga.example/' },
      { lang: 'en', url: 'https://uoga.example/en' },
      { lang: 'ru', url: 'https://uoga.example/ru' },
      { lang: 'x-default', url: 'https://uoga.example/' },
    ],
  })
})

test('what must not be found, and what content does not know, is left out', () => {
  expect(entryFor('https://uoga.example/404')).toBeUndefined()
  expect(entryFor('https://uoga.example/gallery')).toBeUndefined()
})

test('a page says when it changed last, where that is known', () => {
  expect(entryFor('https://uoga.example/ru')).toHaveProperty('lastmod', '2026-11-02T08:00:00.000Z')
  expect(entryFor('https://uoga.example/en')).not.toHaveProperty('lastmod')
})
