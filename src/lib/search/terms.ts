import type { SearchSection } from './search-section.ts'
import { stem } from './stem.ts'

/** Words that every country, plan or phone is found with, and those of questions that say nothing; words between blanks. */
export interface SearchWords {
  country: string
  plan: string
  phone: string
  empty: string
}

/** A word as it is compared, or null where it says nothing. */
export type TermOf = (word: string) => string | null

/** How words are compared, each worked out once. */
export function termMaker({ empty }: SearchWords): TermOf {
  const saysNothing = new Set(empty.split(' ').map(stem))
  const known = new Map<string, string | null>()
  return (word) => {
    const made = known.get(word)
    if (made !== undefined) return made
    const term = stem(word)
    const result = term === '' || saysNothing.has(term) ? null : term
    known.set(word, result)
    return result
  }
}

export const wordsIn = (text: string): string[] => text.split(/[\s\p{P}]+/u).filter(Boolean)

export const termsIn = (text: string, termOf: TermOf): string[] =>
  wordsIn(text).flatMap((word) => termOf(word) ?? [])

/** What places are called and found by, not what they say: two swapped letters are put right where that makes one of these. */
export function namedTerms(places: readonly SearchSection[], termOf: TermOf): Set<string> {
  const named = new Set<string>()
  for (const { heading, page, words = '' } of places)
    for (const term of termsIn(`${heading} ${page} ${words}`, termOf)) named.add(term)
  return named
}
