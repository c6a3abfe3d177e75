import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchSection } from '../../content/search-sections.ts'
import { stem } from './stem.ts'

export type Found = SearchSection

/** What the found things are, in the page's language. */
export type KindWords = Record<Found['kind'], string>

/** Words that every country, plan or phone is found with, and those of questions that say nothing; words between blanks. */
export interface SearchWords {
  country: string
  plan: string
  phone: string
  empty: string
}

/** A search as someone types it; the best place first, at most ten. */
export type Search = (words: string) => Found[]

const most = 10

/** An answer before what is done, and that before what is read. */
const weights: Record<Found['kind'], number> = {
  country: 1.5,
  plan: 1.4,
  phone: 1.2,
  question: 1.3,
  action: 1.6,
  page: 1,
}

/** The search over all places of a site in one language. */
export function createSearch(places: readonly Found[], words: SearchWords): Search {
  const empty = new Set(words.empty.split(' ').map(stem))
  const termOf = (word: string) => {
    const term = stem(word)
    return term === '' || empty.has(term) ? null : term
  }
  const index = new MiniSearch({
    fields: ['title', 'words', 'page', 'text'],
    processTerm: termOf,
    searchOptions: {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      boost: { title: 5, words: 4 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  })
  const known = new Set<string>()
  const titles: string[][] = places.map(({ heading, page }) => termsIn(heading || page, termOf))
  index.addAll(
    places.map(({ kind, page, heading, text, words: own = '' }, id) => ({
      id,
      title: heading || page,
      page: heading ? page : '',
      text,
      words: kind === 'country' || kind === 'plan' || kind === 'phone' ? `${own} ${words[kind]}` : own,
    })),
  )
  for (const { heading, page, words: own = '' } of places)
    for (const term of termsIn(`${heading} ${page} ${own}`, termOf)) known.add(term)

  /** How much of what was typed a place has, and how much of its title was typed: "plans" is the page of that name. */
  const rank = (result: SearchResult, terms: number) => {
    const id = Number(result.id)
    const [place, title = []] = [places[id], titles[id]]
    const covered = new Set(result.queryTerms).size / terms
    const named = title.filter((term) => result.terms.includes(term)).length / (title.length || 1)
    return place ? result.score * weights[place.kind] * covered ** 2 * (1 + named) : 0
  }
  return (typed) => {
    const words = wordsIn(typed).map((word) => withoutSwap(word, termOf, known))
    const terms = new Set(words.flatMap((word) => termOf(word) ?? [])).size
    if (terms === 0) return []
    return index
      .search(words.join(' '))
      .map((result) => ({ result, score: rank(result, terms) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
      .flatMap(({ result }) => places[Number(result.id)] ?? [])
  }
}

type TermOf = (word: string) => string | null

const wordsIn = (text: string): string[] => text.split(/[\s\p{P}]+/u).filter(Boolean)
const termsIn = (text: string, termOf: TermOf): string[] =>
  wordsIn(text).flatMap((word) => termOf(word) ?? [])

/** Two neighbouring letters in the wrong order, the commonest slip, are put right where that makes a known word. */
function withoutSwap(word: string, termOf: TermOf, known: ReadonlySet<string>): string {
  const term = termOf(word)
  if (term === null || term.length < 4 || [...known].some((one) => one.startsWith(term))) return word
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
    if (known.has(termOf(swapped) ?? '')) return swapped
  }
  return word
}

/** The text around the first of the words, about 140 characters, in parts: those that were looked for, and the rest. */
export function excerpt(text: string, words: string): { text: string; isWanted: boolean }[] {
  const wanted = wordsIn(words).map(stem)
  const isWanted = (part: string) =>
    wordsIn(part).some((word) => wanted.some((one) => stem(word).startsWith(one)))
  const parts = text.split(' ')
  const at = parts.findIndex(isWanted)
  const from = Math.max(0, at - 6)
  let end = from
  for (let length = 0; end < parts.length && length < 140; end += 1) length += (parts[end]?.length ?? 0) + 1
  return [
    ...(from > 0 ? [{ text: '… ', isWanted: false }] : []),
    ...parts.slice(from, end).map((part) => ({ text: `${part} `, isWanted: isWanted(part) })),
    ...(end < parts.length ? [{ text: '…', isWanted: false }] : []),
  ]
}
