/** What a found thing is, as the search says it. */
export type SearchKind = 'country' | 'plan' | 'phone' | 'question' | 'action' | 'page'

/** One thing that the search finds: a page, or a place on it that a link can reach. */
export interface SearchSection {
  kind: SearchKind
  /** Absolute path with the fragment of the place, if it has one. */
  path: string
  page: string
  /** What the place is called; empty for the page itself. */
  heading: string
  text: string
  /** What else it is found by. */
  words?: string
}
