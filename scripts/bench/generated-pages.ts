import type { Snapshot } from '../../src/content/snapshot.ts'
import { inEachLanguage } from '../../src/i18n/language.ts'

/** All paths are of one length, so that the pages differ in nothing else. */
export const pagePath = (page: number): string => `/generated-${String(page).padStart(5, '0')}`

/** A snapshot whose only pages are so many copies of the Lithuanian home page; throws where there is none. */
export function pagesOf(snapshot: Snapshot, count: number): Snapshot {
  const home = snapshot.lt.pages.find(({ type }) => type === 'homePage')
  if (!home) throw new Error('The content has no home page.')
  const pages = Array.from({ length: count }, (_, page) => {
    const path = pagePath(page)
    return { ...home, id: path.slice(1), path, alternates: inEachLanguage(() => path) }
  })
  return {
    lt: { ...snapshot.lt, pages },
    en: { ...snapshot.en, pages: [] },
    ru: { ...snapshot.ru, pages: [] },
    movedPages: [],
    changedAt: {},
  }
}
