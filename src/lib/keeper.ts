/** Where a text may be kept; the first that takes it has it. */
export type Place = 'localStorage' | 'sessionStorage'

/** A text that this page has read or written. */
export interface Known {
  text: string
  /** Which storage has it; none where none took it. */
  place: Place | undefined
  isWritten: boolean
}

/** What keeps texts by key (kept-text.ts), as hand-over.ts uses it. */
export interface Keeper {
  known: Map<string, Known>
  /** Whether a known text is in no storage that answers. */
  isUnkept(key: string): boolean
  /** Undefined where the text is broken, far too long or far too deep. */
  parseKept(text: string): unknown
  readText(key: string, places: readonly Place[]): string | undefined
  writeText(key: string, text: string, places: readonly Place[]): void
}
