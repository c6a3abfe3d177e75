import { languages } from '../i18n/language.ts'
import type { Page } from './page.ts'
import type { Snapshot } from './snapshot.ts'

interface SitemapEntry {
  url: string
  links?: { lang: string; url: string }[]
  lastmod?: string
}

/** The pages that may be found, by their path. */
export const findablePages = (snapshot: Snapshot): ReadonlyMap<string, Page> =>
  new Map(
    languages
      .flatMap((language) => snapshot[language].pages)
      .filter((page) => !page.noIndex)
      .map((page) => [page.path, page]),
  )

/** Kinds of pages whose sitemaps are files of their own; the others are in `pages`. */
export const sitemapKinds = { countries: 'countryPage', help: 'articlePage' } satisfies Record<
  string,
  Page['type']
>

/** The page at an address of the sitemap, with or without a slash at its end. */
export const pageAt = (pages: ReadonlyMap<string, Page>, url: string): Page | undefined =>
  pages.get(new URL(url).pathname.replace(/(.)\/$/, '$1'))

/** The sitemap's line for an address: its alternates and its last change from content, or undefined where it must not be found. */
export function sitemapEntry<Entry extends SitemapEntry>(
  pages: ReadonlyMap<string, Page>,
  changedAt: Snapshot['changedAt'],
  origin: string,
  entry: Entry,
): Entry | undefined {
  const page = pageAt(pages, entry.url)
  if (!page) return undefined
  const url = (path: string) => new URL(path, origin).href
  const lastmod = changedAt[page.id]
  return {
    ...entry,
    url: url(page.path),
    ...(lastmod && { lastmod }),
    links: [
      ...languages.map((lang) => ({ lang, url: url(page.alternates[lang]) })),
      { lang: 'x-default', url: url(page.alternates.lt) },
    ],
  }
}
