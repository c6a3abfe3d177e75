import type { StorageKey } from './storage.ts'

/** Keeps a JSON text under a key: what `stored` writes, for public pages, which have 4 kB for all their script. Never throws. */
export function keepText(key: StorageKey, text: string): void {
  try {
    localStorage.setItem(`app:v1:${key}`, text)
  } catch {
    // Storage is off or full.
  }
}
