import { languages } from '../i18n/language.ts'
import type { Snapshot } from './snapshot.ts'

interface SitemapEntry {
  url: string
  links?: { lang: string; url: string }[]
}

/** The sitemap's line for an address: its alternates from content, or undefined where it must not be found. */
export function sitemapEntry<Entry extends SitemapEntry>(
  snapshot: Snapshot,
  origin: string,
  entry: Entry,
): Entry | undefined {
  const path = new URL(entry.url).pathname.replace(/(.)\/$/, '$1')
  const page = languages
    .flatMap((language) => snapshot[language].pages)
    .find((candidate) => candidate.path === path)
  if (!page || page.noIndex) return undefined
  const url = (target: string) => (target === '/' ? `${origin}/` : `${origin}${target}`)
  return {
    ...entry,
    url: url(path),
    links: [
      ...languages.map((lang) => ({ lang, url: url(page.alternates[lang]) })),
      { lang: 'x-default', url: url(page.alternates.lt) },
    ],
  }
}
