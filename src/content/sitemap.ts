import { languages } from '../i18n/language.ts'
import type { Page } from './page.ts'
import type { Snapshot } from './snapshot.ts'

/** A file may hold 50,000 addresses and 50 MB; with three alternates each, this many are about 5 MB. */
const addressesInAFile = 10_000

/** The pages that may be found, in as many lists as the sitemap has files. */
export function sitemapLists(snapshot: Snapshot, inAFile = addressesInAFile): Page[][] {
  const pages = languages.flatMap((language) => snapshot[language].pages).filter((page) => !page.noIndex)
  const count = Math.ceil(pages.length / inAFile)
  return Array.from({ length: count }, (_, index) => pages.slice(index * inAFile, (index + 1) * inAFile))
}

const start = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The text of `sitemap-index.xml`, which names `sitemap-0.xml` and so on. */
export function sitemapIndex(count: number, origin: string): string {
  const files = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${new URL(`sitemap-${index}.xml`, origin).href}</loc></sitemap>`,
  )
  return `${start}<sitemapindex ${schema}>${files.join('')}</sitemapindex>`
}

/** The text of one file of the sitemap: each page with its translations. */
export function sitemapFile(pages: readonly Page[], origin: string): string {
  const url = (path: string) => escaped(new URL(path, origin).href)
  const alternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${url(path)}"/>`
  const entries = pages.map(
    ({ path, alternates }) =>
      `<url><loc>${url(path)}</loc>${languages.map((language) => alternate(language, alternates[language])).join('')}${alternate('x-default', alternates.lt)}</url>`,
  )
  return `${start}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
