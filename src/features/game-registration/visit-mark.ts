import type { VisitKey } from '../../lib/visit-storage.ts'

/** Whether this visit kept `true` under a key: public pages have 4 kB for all their script. Never throws. */
export function isVisitMarked(key: VisitKey): boolean {
  try {
    return sessionStorage.getItem(`app:v1:${key}`) === 'true'
  } catch {
    return false
  }
}
