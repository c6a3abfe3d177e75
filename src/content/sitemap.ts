import { languages } from '../i18n/language.ts'
import type { Page } from './page.ts'
import type { Snapshot } from './snapshot.ts'

interface SitemapEntry {
  url: string
  links?: { lang: string; url: string }[]
}

/** The pages that may be found, by their path. */
export const findablePages = (snapshot: Snapshot): ReadonlyMap<string, Page> =>
  new Map(
    languages
      .flatMap((language) => snapshot[language].pages)
      .filter((page) => !page.noIndex)
      .map((page) => [page.path, page]),
  )

/** The sitemap's line for an address: its alternates from content, or undefined where it must not be found. */
export function sitemapEntry<Entry extends SitemapEntry>(
  pages: ReadonlyMap<string, Page>,
  origin: string,
  entry: Entry,
): Entry | undefined {
  const page = pages.get(new URL(entry.url).pathname.replace(/(.)\/$/, '$1'))
  if (!page) return undefined
  const url = (path: string) => new URL(path, origin).href
  return {
    ...entry,
    url: url(page.path),
    links: [
      ...languages.map((lang) => ({ lang, url: url(page.alternates[lang]) })),
      { lang: 'x-default', url: url(page.alternates.lt) },
    ],
  }
}
