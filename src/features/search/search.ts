import { indexPlaces } from '../../lib/search/place-index.ts'
import type { SearchKind, SearchSection } from '../../lib/search/search-section.ts'
import { namedTerms, type SearchWords, termMaker, termsIn, wordsIn } from '../../lib/search/terms.ts'
import { mostFound, type PlaceFacts, rankPlaces, withoutSwap } from './rank-places.ts'

/** What the found things are, in the page's language. */
export type KindWords = Record<SearchKind, string>

/** A search as someone types it; the best place first, at most ten. */
export type Search = (words: string) => SearchSection[] | Promise<SearchSection[]>

/** The search over all places of a site in one language, where they are few enough to be loaded at once. */
export function createSearch(
  places: readonly SearchSection[],
  words: SearchWords,
): (typed: string) => SearchSection[] {
  const termOf = termMaker(words)
  const index = indexPlaces(places, words, termOf)
  const known = namedTerms(places, termOf)
  const titles = places.map(({ heading, page }) => termsIn(heading || page, termOf))
  const facts: PlaceFacts = {
    kindOf: (id) => places[id]?.kind,
    named: (id, terms) => {
      const title = titles[id] ?? []
      return title.filter((term) => terms.includes(term)).length / (title.length || 1)
    },
  }
  return (typed) => {
    const corrected = wordsIn(typed).map((word) => withoutSwap(word, termOf, known))
    return rankPlaces(index, corrected, termOf, facts)
      .slice(0, mostFound)
      .flatMap(({ id }) => places[id] ?? [])
  }
}
