import MiniSearch, { type Options } from 'minisearch'
import type { SearchSection } from './search-section.ts'
import type { SearchWords, TermOf } from './terms.ts'

/** What of a place is compared. */
export const indexFields = ['title', 'words', 'page', 'text'] as const

export interface IndexedPlace extends Record<(typeof indexFields)[number], string> {
  /** The place's number among all, from 0. */
  id: number
}

/** How many letters of a word may be wrong. */
export const slipsIn = (term: string): number => (term.length > 7 ? 2 : term.length > 3 ? 1 : 0)

/** One letter is the beginning of too much. */
export const hasBeginnings = (term: string): boolean => term.length > 1

/** How places are indexed and looked up, on both sides of a file. */
export const indexOptions = (termOf: TermOf): Options<IndexedPlace> => ({
  fields: [...indexFields],
  processTerm: termOf,
  searchOptions: {
    prefix: hasBeginnings,
    fuzzy: (term) => slipsIn(term) || false,
    boost: { title: 5, words: 4 },
    weights: { prefix: 0.5, fuzzy: 0.3 },
  },
})

/** All places, indexed. */
export function indexPlaces(
  places: readonly SearchSection[],
  words: SearchWords,
  termOf: TermOf,
): MiniSearch<IndexedPlace> {
  const index = new MiniSearch(indexOptions(termOf))
  index.addAll(
    places.map(({ kind, page, heading, text, words: own = '' }, id) => ({
      id,
      title: heading || page,
      page: heading ? page : '',
      text,
      words: kind === 'country' || kind === 'plan' || kind === 'phone' ? `${own} ${words[kind]}` : own,
    })),
  )
  return index
}
