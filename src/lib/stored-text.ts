import type { StorageKey } from './storage.ts'

/** What is kept under a key, as its text alone: public pages have 4 kB for all their script. Empty where nothing is; never throws. */
export function storedText(key: StorageKey): string {
  try {
    return localStorage.getItem(`app:v1:${key}`) ?? ''
  } catch {
    return ''
  }
}

/** Shows what is kept: now, when a tab has changed it, and on a page from the browser's memory, which may have missed it. */
export function showStored(key: StorageKey, show: (text: string) => void): void {
  const showNow = () => show(storedText(key))
  showNow()
  // The storage tells all tabs but the one that wrote; of the cart that one is told by an event of its own.
  for (const sign of ['storage', 'cart', 'pageshow']) addEventListener(sign, showNow)
}
