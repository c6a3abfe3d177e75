import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { siteOf } from './site.fixture.ts'
import { sitemapFile, sitemapIndex, sitemapLists } from './sitemap.ts'

const origin = 'https://uoga.example'

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
const snapshot = {
  lt: siteOf('lt', [page('/'), page('/404', true)]),
  en: siteOf('en', [page('/en')]),
  ru: siteOf('ru', [page('/ru')]),
  movedPages: [],
}

test('a page is listed with its translations and the default', () => {
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="lt" href="https://uoga.example/"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://uoga.example/en"/>',
    '<xhtml:link rel="alternate" hreflang="ru" href="https://uoga.example/ru"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://uoga.example/"/>',
  ]
  expect(sitemapFile([page('/en')], origin)).toContain(
    `<url><loc>https://uoga.example/en</loc>${alternates.join('')}</url>`,
  )
})

test('what must not be found is left out', () => {
  expect(sitemapLists(snapshot).flat()).not.toContainEqual(expect.objectContaining({ path: '/404' }))
})

test('many pages are split into several files, which the index names', () => {
  const lists = sitemapLists(snapshot, 2)
  expect(lists.map((list) => list.map(({ path }) => path))).toEqual([['/', '/en'], ['/ru']])
  expect(sitemapIndex(lists.length, origin)).toContain(
    '<sitemap><loc>https://uoga.example/sitemap-0.xml</loc></sitemap><sitemap><loc>https://uoga.example/sitemap-1.xml</loc></sitemap>',
  )
})
