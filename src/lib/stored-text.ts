import type { StorageKey } from './storage.ts'

/** What is longer is nothing that the site wrote: as in kept-text.ts, which is too much for public pages. */
const longest = 20_000

/** What is kept under a key, as its text alone: public pages have 4 kB for all their script. Empty where nothing is; never throws. */
export function storedText(key: StorageKey): string {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      const text = globalThis[place].getItem(`app:v1:${key}`)
      if (text && text.length <= longest) return text
    } catch {
      // It is off: the next one may do.
    }
  }
  return ''
}

/** Shows what is kept: now, when a tab has changed it, and on a page from the browser's memory, which may have missed it. */
export function showStored(key: StorageKey, show: (text: string) => void): void {
  // The storage tells all tabs but the one that wrote; of the cart that one is reported by an event of its own, which says
  // what is in it where nothing is kept.
  const showNow = (sign?: Event) =>
    show(storedText(key) || (sign instanceof CustomEvent && sign.detail) || '')
  showNow()
  for (const sign of ['storage', 'cart', 'pageshow']) addEventListener(sign, showNow)
}
