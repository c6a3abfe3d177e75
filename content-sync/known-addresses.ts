import type { MovedPage, Snapshot } from '../src/content/snapshot.ts'
import { languageOf, languages } from '../src/i18n/language.ts'
import type { Entries } from './linked-entries.ts'
import type { Problem } from './problem.ts'

/** Every address that pages have had on the site, and the entry id of the page that had it last. */
export type Addresses = Readonly<Record<string, string>>

export interface Remembered {
  /** The snapshot, in which addresses of before lead to where their pages are now. */
  snapshot: Snapshot
  problems: Problem[]
  /** What to remember for the next build. */
  addresses: Addresses
}

/**
 * Lets an address that a page had go on leading to it, though no editor wrote it under “Earlier addresses”. One whose
 * page is gone leads nowhere, and is named. `entries` are those that are published.
 */
// Why: docs/decisions/0092-addresses-that-stay.md
export function rememberAddresses(snapshot: Snapshot, before: Addresses, entries: Entries): Remembered {
  const pages = new Map(snapshot.lt.pages.map((page) => [page.id, page]))
  const current = Object.fromEntries(
    snapshot.lt.pages.flatMap(({ id, alternates }) =>
      languages.map((language) => [alternates[language], id] as const),
    ),
  )
  const written = new Set(snapshot.movedPages.map(({ from }) => from))
  const left = Object.entries(before).filter(([from]) => !(from in current || written.has(from)))
  const moved: MovedPage[] = []
  const problems = left.flatMap(([from, id]): Problem[] => {
    const language = languageOf(from)
    const page = pages.get(id)
    if (page) {
      const to = page.alternates[language]
      moved.push({ from, to })
      return [
        {
          severity: 'warning',
          contentType: page.type,
          entry: id,
          field: 'slug',
          language,
          message: `was ${from} before and is ${to} now; ${from} leads there. Write it under “Earlier addresses” to keep it for good`,
        },
      ]
    }
    return [
      {
        severity: 'warning',
        contentType: entries[id]?.sys.contentType.sys.id ?? 'page',
        entry: id,
        language,
        message: `was at ${from}, where nothing is now. Write ${from} under “Earlier addresses” of another page`,
      },
    ]
  })
  return {
    snapshot: { ...snapshot, movedPages: [...snapshot.movedPages, ...moved] },
    problems,
    addresses: { ...before, ...current },
  }
}
