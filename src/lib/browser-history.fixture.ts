import { vi } from 'vitest'

/** A browser's history of one page, as far as script moves in it; it is at the last of its entries. */
export function browserHistory(...entries: [unknown, ...unknown[]]) {
  const page = new EventTarget()
  let at = entries.length - 1
  function go(distance: number) {
    at += distance
    page.dispatchEvent(new Event('popstate'))
  }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('history', {
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      entries.splice(++at, entries.length, state)
    },
    replaceState(state: unknown) {
      entries[at] = state
    },
    go,
  })
  return {
    entries,
    at: () => at,
    /** Back or Forward. */
    go,
    /** To a fragment of the page, which the browser notes without a step. */
    toFragment() {
      entries.splice(++at, entries.length, null)
      page.dispatchEvent(new Event('popstate'))
    },
  }
}
