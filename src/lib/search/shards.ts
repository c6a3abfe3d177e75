import { indexFields, indexPlaces } from './place-index.ts'
import type { SearchKind, SearchSection } from './search-section.ts'
import { namedTerms, type SearchWords, type TermOf, termMaker, termsIn } from './terms.ts'
import { writeCounts, writeNumbers, writeWords } from './written.ts'

/** What is always loaded of an index that is in parts: enough to say which parts a question needs. */
export interface ShardHead {
  /** How many places there are. */
  count: number
  /** The first word of each part of words, as `writeWords` has it, and how many letters the parts have. */
  firstWords: string
  letters: number[]
  /** Words that are looked through for what a misspelt one may be: of names, and other common ones. */
  named: string
  common: string
  /** The average length of each field, and the lengths of every place's, as `writeNumbers` has them. */
  averages: number[]
  lengths: string[]
  /** How many more words a title has than its length says: words that say nothing and doubles are counted otherwise. */
  unlike: string
  /** The letter of each place's kind. */
  kinds: string
}

/** Letters of the kinds in a head. */
export const kindLetters: Readonly<Record<SearchKind, string>> = {
  country: 'c',
  plan: 'p',
  phone: 't',
  question: 'q',
  action: 'a',
  page: 'r',
}

/** So many places are in one file: those of an answer are all over the site. */
export const placesTogether = 3

/** An index in parts. */
export interface Shards {
  head: ShardHead
  /** Lines of words with where they are: the word and a column of `writeCounts` for each field, between commas. */
  words: string[][]
  places: SearchSection[][]
}

export interface ShardSizes {
  /** Letters of a part of words. A word that is everywhere makes a longer one. */
  letters: number
  /** How many words the head has at most. */
  headWords: number
}

const mostHeadWords = 8000
const fewestHeadWords = 2000
/** Compressed, a place is a byte of the head and a word 2.2: beyond so many places the words make room for the lengths. */
const placesBesideThem = 5000
const wordsAPlace = 0.45

/** About 1.7 kB a part and 23 to 27 kB of a head, compressed. */
export function usualSizes(places: number): ShardSizes {
  const room = mostHeadWords - Math.max(0, places - placesBesideThem) * wordsAPlace
  return { letters: 4000, headWords: Math.max(fewestHeadWords, Math.floor(room)) }
}

/**
 * Cuts an index into parts. The same places make the same parts, whatever was there before.
 * Why: docs/decisions/0125-a-big-search-in-parts.md
 */
export function makeShards(
  places: readonly SearchSection[],
  words: SearchWords,
  { letters, headWords }: ShardSizes = usualSizes(places.length),
): Shards {
  const termOf = termMaker(words)
  const index = indexPlaces(places, words, termOf).toJSON()
  const entries = index.index
    .map(([term, byField]) => entryOf(term, byField))
    .sort((one, other) => (one.term < other.term ? -1 : 1))
  const parts = inParts(entries, letters)
  const lengths = indexFields.map((_, field) => places.map((_, id) => index.fieldLength[id]?.[field] ?? 0))
  const titleTerms = places.map(({ heading, page }) => termsIn(heading || page, termOf).length)
  return {
    head: {
      count: places.length,
      firstWords: writeWords(parts.map(([first]) => first?.term ?? '')),
      letters: parts.map(lettersOf),
      ...wordsOfHead(entries, places, termOf, headWords),
      averages: index.averageFieldLength,
      lengths: lengths.map(writeNumbers),
      unlike: writeNumbers(titleTerms.map((terms, id) => terms - (lengths[0]?.[id] ?? 0))),
      kinds: places.map(({ kind }) => kindLetters[kind]).join(''),
    },
    words: parts.map((part) => part.map(({ line }) => line)),
    places: Array.from({ length: Math.ceil(places.length / placesTogether) }, (_, at) =>
      places.slice(at * placesTogether, (at + 1) * placesTogether),
    ),
  }
}

interface Entry {
  term: string
  /** In how many places it is, counted for each field. */
  uses: number
  line: string
}

function entryOf(term: string, byField: Record<string, Record<string, number>>): Entry {
  const columns = indexFields.map((_, field) => countsOf(byField[field]))
  const uses = columns.reduce((sum, { size }) => sum + size, 0)
  return { term, uses, line: [term, ...columns.map(writeCounts)].join(',') }
}

/**
 * What things are called first, then what pages and questions are, then what is in most places; where two are in as many, the first of
 * the alphabet. A country is named once on the whole site, and is what people misspell.
 */
function wordsOfHead(
  entries: readonly Entry[],
  places: readonly SearchSection[],
  termOf: TermOf,
  most: number,
): Pick<ShardHead, 'named' | 'common'> {
  const isNamed = namedTerms(places, termOf)
  const isThing = namedTerms(
    places.filter(({ kind }) => kind !== 'page' && kind !== 'question'),
    termOf,
  )
  const byUse = entries.toSorted((one, other) => other.uses - one.uses).map(({ term }) => term)
  const names = byUse.filter((term) => isNamed.has(term) && !isThing.has(term))
  const named = [...byUse.filter((term) => isThing.has(term)), ...names].slice(0, most)
  const common = byUse.filter((term) => !isNamed.has(term)).slice(0, most - named.length)
  return { named: writeWords(named.sort()), common: writeWords(common.sort()) }
}

const lettersOf = (part: readonly Entry[]): number => part.reduce((sum, { line }) => sum + line.length, 0)

function inParts(entries: readonly Entry[], letters: number): Entry[][] {
  const parts: Entry[][] = []
  let taken = letters
  for (const entry of entries) {
    if (taken >= letters) {
      parts.push([])
      taken = 0
    }
    parts.at(-1)?.push(entry)
    taken += entry.line.length
  }
  return parts
}

const countsOf = (byPlace: Record<string, number> = {}): Map<number, number> =>
  new Map(Object.entries(byPlace).map(([place, count]) => [Number(place), count]))
