import type { VisitKey } from './visit-storage.ts'

const mark = 'true'

/** That something was done in this visit, and nothing more of it: public pages have 4 kB for all their script. Never throws. */
export function markVisit(key: VisitKey): void {
  try {
    sessionStorage.setItem(`app:v1:${key}`, mark)
  } catch {
    // Without storage the next page knows of nothing.
  }
}

/** Whether `markVisit` marked it; never throws. */
export function isVisitMarked(key: VisitKey): boolean {
  try {
    return sessionStorage.getItem(`app:v1:${key}`) === mark
  } catch {
    return false
  }
}
