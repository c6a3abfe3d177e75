import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { IndexedPlace } from '../../lib/search/place-index.ts'
import type { SearchKind } from '../../lib/search/search-section.ts'
import type { TermOf } from '../../lib/search/terms.ts'

/** At most so many places are found. */
export const mostFound = 10

/** An answer before what is done, and that before what is read. */
const weights: Record<SearchKind, number> = {
  country: 1.5,
  plan: 1.4,
  phone: 1.2,
  question: 1.3,
  action: 1.6,
  page: 1,
}

/** What is asked of a place by its number. */
export interface PlaceFacts {
  kindOf: (id: number) => SearchKind | undefined
  /** How much of its title is among the terms: 0 to 1. */
  named: (id: number, terms: readonly string[]) => number
}

/** A place by its number; the higher the score, the better. */
export interface Ranked {
  id: number
  score: number
}

/**
 * The places that have one of the words, the best first: how much of what was typed a place has, and how much of its title was typed.
 * "Plans" is the page of that name.
 */
export function rankPlaces(
  index: MiniSearch<IndexedPlace>,
  words: readonly string[],
  termOf: TermOf,
  { kindOf, named }: PlaceFacts,
  options?: SearchOptions,
): Ranked[] {
  const terms = new Set(words.flatMap((word) => termOf(word) ?? [])).size
  if (terms === 0) return []
  return index
    .search(words.join(' '), options)
    .map((result) => {
      const id = Number(result.id)
      const kind = kindOf(id)
      const covered = new Set(result.queryTerms).size / terms
      const score = kind ? result.score * weights[kind] * covered ** 2 * (1 + named(id, result.terms)) : 0
      return { id, score }
    })
    .sort((one, other) => other.score - one.score)
}

/** Two neighbouring letters in the wrong order, the commonest slip, are put right where that makes a known word. */
export function withoutSwap(word: string, termOf: TermOf, known: ReadonlySet<string>): string {
  const term = termOf(word)
  if (term === null || term.length < 4 || [...known].some((one) => one.startsWith(term))) return word
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
    if (known.has(termOf(swapped) ?? '')) return swapped
  }
  return word
}
