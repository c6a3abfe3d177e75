import type { VisitKey } from './visit-storage.ts'

/** What is kept for this visit under a key, as its text alone: public pages have 4 kB for all their script. Empty where nothing is; never throws. */
export function visitText(key: VisitKey): string {
  try {
    return sessionStorage.getItem(`app:v1:${key}`) ?? ''
  } catch {
    return ''
  }
}
