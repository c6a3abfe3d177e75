import type { StorageKey } from './storage.ts'

const name: `app:v1:${StorageKey}` = 'app:v1:closed-notices'

/**
 * Keeps that a notice of the content, by its entry id, was closed: it stays hidden until an editor makes another. Written
 * where the line in the HTML reads it, at once and without a file to wait for: the page may be left right after.
 */
export function keepClosed(id: string): void {
  const ids = closed()
  if (ids.includes(id)) return
  try {
    localStorage.setItem(name, JSON.stringify([...ids, id]))
  } catch {
    // It is off or full: the notice comes again.
  }
}

/** What is longer is nothing that the site wrote: as in kept-text.ts, which is too much for public pages. */
const longest = 20_000

function closed(): unknown[] {
  try {
    const text = localStorage.getItem(name) ?? '[]'
    const ids: unknown = text.length > longest ? [] : JSON.parse(text)
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}
