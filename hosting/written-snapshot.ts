import { randomUUID } from 'node:crypto'
import type { Page } from '../src/content/page.ts'
import { snapshotFrom } from '../src/content/read-snapshot.ts'
import type { Snapshot } from '../src/content/snapshot.ts'
import { languages } from '../src/i18n/language.ts'

/** A snapshot as its file says it. */
export interface WrittenSnapshot {
  /** Its JSON. */
  text: string
  /** What that is read as: a field without a value isn't there. */
  snapshot: Snapshot
}

interface WrittenPage {
  text: string
  page: Page
}

/**
 * Writes snapshots, one after the other. A page that is the same object as before is neither written nor read again: with 15,000
 * pages that takes a second each time.
 */
export function snapshotWriter(): (snapshot: Snapshot) => WrittenSnapshot {
  const known = new WeakMap<Page, WrittenPage>()

  function writtenPage(page: Page): WrittenPage {
    const before = known.get(page)
    if (before) return before
    const text = JSON.stringify(page)
    const written: WrittenPage = { text, page: JSON.parse(text) }
    known.set(page, written)
    return written
  }

  return (snapshot) => {
    const sites = languages.map((language) => ({
      language,
      place: randomUUID(),
      pages: snapshot[language].pages.map(writtenPage),
    }))
    const withPlaces = sites.map(({ language, place }) => [
      language,
      { ...snapshot[language], pages: [place] },
    ])
    let text = JSON.stringify({ ...snapshot, ...Object.fromEntries(withPlaces) })
    const read = snapshotFrom(text)
    for (const { language, place, pages } of sites) {
      text = text.replace(`"${place}"`, () => pages.map((written) => written.text).join())
      read[language] = { ...read[language], pages: pages.map(({ page }) => page) }
    }
    return { text, snapshot: read }
  }
}
