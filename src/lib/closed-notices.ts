import { quietly } from './quietly.ts'
import type { StorageKey } from './storage.ts'

const name: `app:v1:${StorageKey}` = 'app:v1:closed-notices'

/**
 * Keeps that a notice of the content, by its entry id, was closed: it stays hidden until an editor makes another. Written
 * where the line in the HTML reads it, at once and without a file to wait for: the page may be left right after.
 */
export function keepClosed(id: string): void {
  const kept: unknown = quietly(() => JSON.parse(localStorage.getItem(name) ?? '[]'))
  const ids: unknown[] = Array.isArray(kept) ? kept : []
  if (!ids.includes(id)) quietly(() => localStorage.setItem(name, JSON.stringify([...ids, id])))
}
