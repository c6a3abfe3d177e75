/** Where a text may be kept; the first that takes it has it. */
export type Place = 'localStorage' | 'sessionStorage'

/** What keeps texts by key (kept-text.ts), as hand-over.ts uses it. */
export interface Keeper {
  /** What this page wrote: the text itself where no storage took it. */
  changed: Map<string, string | undefined>
  /** Undefined where the text is broken or far too long. */
  parseKept(text: string): unknown
  readText(key: string, places: readonly Place[]): string | undefined
  writeText(key: string, text: string, places: readonly Place[]): void
}
