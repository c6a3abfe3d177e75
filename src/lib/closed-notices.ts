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

function closed(): unknown[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}
