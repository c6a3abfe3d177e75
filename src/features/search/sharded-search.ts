import MiniSearch from 'minisearch'
import {
  hasBeginnings,
  type IndexedPlace,
  indexFields,
  indexOptions,
  slipsIn,
} from '../../lib/search/place-index.ts'
import type { SearchKind, SearchSection } from '../../lib/search/search-section.ts'
import { kindLetters, placesTogether, type ShardHead } from '../../lib/search/shards.ts'
import { type SearchWords, type TermOf, termMaker, wordsIn } from '../../lib/search/terms.ts'
import { type Counts, readCounts, readNumber, readWords } from '../../lib/search/written.ts'
import { isNear } from './near.ts'
import { mostFound, type PlaceFacts, type Ranked, rankPlaces, withoutSwap } from './rank-places.ts'

/** Loads a part: of words its lines, of places those that are in it. Rejects where it doesn't come, or is none. */
export interface Parts {
  words: (part: number) => Promise<readonly string[]>
  places: (part: number) => Promise<readonly SearchSection[]>
}

/** How many parts of words one question may load. */
export interface Reach {
  /** Letters of all parts together; the part of the first word is loaded whatever it has. */
  letters: number
  /** Further parts with words that begin like one. */
  further: number
  /** Words that a misspelt one may be. */
  meant: number
}

/** About 13 kB, compressed. */
const usualReach: Reach = { letters: 32_000, further: 2, meant: 4 }

/** What is ranked, and the places of it that are to be shown. */
export interface ShardedSearch {
  rank: (typed: string) => Promise<Ranked[]>
  find: (typed: string) => Promise<SearchSection[]>
}

/**
 * The search over an index in parts: MiniSearch over the lines that a question needs. It finds what it would in the whole, with its
 * scores, as far as `reach` goes; a word that is known isn't taken for another.
 * Why: docs/decisions/0125-a-big-search-in-parts.md
 */
export function shardedSearch(
  head: ShardHead,
  words: SearchWords,
  parts: Parts,
  reach: Reach = usualReach,
): ShardedSearch {
  const termOf = termMaker(words)
  const firstWords = readWords(head.firstWords)
  const named = new Set(readWords(head.named))
  const headWords = [...named, ...readWords(head.common)]

  const partOf = (term: string) =>
    Math.max(
      0,
      firstWords.findLastIndex((first) => first <= term),
    )
  const furtherParts = (term: string) => {
    const beyond = firstWords.slice(partOf(term) + 1)
    const end = beyond.findIndex((first) => !first.startsWith(term))
    const found = hasBeginnings(term) ? beyond.slice(0, end < 0 ? undefined : end) : []
    return found.slice(0, reach.further).map((_, at) => partOf(term) + 1 + at)
  }
  const withinReach = (wanted: readonly number[]) => {
    let left = reach.letters
    return [...new Set(wanted)].filter((part, at) => {
      const letters = head.letters[part] ?? 0
      const fits = at === 0 || letters <= left
      if (fits) left -= letters
      return fits
    })
  }
  const linesOf = async (loaded: readonly number[]) =>
    (await Promise.all(loaded.map((part) => parts.words(part)))).flat()
  /** The words that it may be, the nearest first, names before others. */
  const meantBy = (term: string) => {
    const near = headWords.filter((word) => isNear(term, word, slipsIn(term)))
    const nearest = near.filter((word) => isNear(term, word, 1))
    return [...nearest, ...near.filter((word) => !nearest.includes(word))].slice(0, reach.meant)
  }

  async function rank(typed: string): Promise<Ranked[]> {
    const corrected = wordsIn(typed).map((word) => withoutSwap(word, termOf, named))
    const terms = [...new Set(corrected.flatMap((word) => termOf(word) ?? []))]
    if (terms.length === 0) return []
    const wanted = [...terms.map(partOf), ...terms.flatMap(furtherParts)]
    const own = await linesOf(withinReach(wanted))
    const unknown = terms.filter((term) => !own.some((line) => isOrBegins(line, term)))
    const meant = unknown.flatMap(meantBy).map(partOf)
    const lines = meant.length > 0 ? await linesOf(withinReach([...wanted, ...meant])) : own
    const isWanted = (line: string) =>
      terms.some((term) => isOrBegins(line, term)) ||
      unknown.some((term) => isNear(term, termIn(line), slipsIn(term)))
    const entries = lines.filter(isWanted).map(readLine)
    return rankPlaces(indexOf(head, entries, termOf), corrected, termOf, factsOf(head, entries), {
      fuzzy: (term) => unknown.includes(term) && (slipsIn(term) || false),
    })
  }

  async function find(typed: string): Promise<SearchSection[]> {
    const best = (await rank(typed)).slice(0, mostFound)
    const found = await Promise.all(
      best.map(async ({ id }) => (await parts.places(Math.floor(id / placesTogether)))[id % placesTogether]),
    )
    return found.flatMap((place) => place ?? [])
  }
  return { rank, find }
}

const kindOfLetter: ReadonlyMap<string, SearchKind> = new Map([
  [kindLetters.country, 'country'],
  [kindLetters.plan, 'plan'],
  [kindLetters.phone, 'phone'],
  [kindLetters.question, 'question'],
  [kindLetters.action, 'action'],
  [kindLetters.page, 'page'],
])

const termIn = (line: string): string => line.slice(0, line.indexOf(','))

const isOrBegins = (line: string, term: string): boolean =>
  hasBeginnings(term) ? line.startsWith(term) : termIn(line) === term

interface Entry {
  term: string
  columns: Counts[]
}

function readLine(line: string): Entry {
  const [term = '', ...columns] = line.split(',')
  return { term, columns: columns.map(readCounts) }
}

/** An index of those words alone, which scores as the whole does. */
function indexOf(head: ShardHead, entries: readonly Entry[], termOf: TermOf): MiniSearch<IndexedPlace> {
  const ids = new Set(entries.flatMap(({ columns }) => columns.flatMap((counts) => [...counts.keys()])))
  const byId = <Value>(facts: (id: number) => Value) =>
    Object.fromEntries(Array.from(ids, (id) => [id, facts(id)]))
  return MiniSearch.loadJS(
    {
      documentCount: head.count,
      nextId: head.count,
      documentIds: byId((id) => id),
      fieldIds: Object.fromEntries(indexFields.map((field, at) => [field, at])),
      fieldLength: byId((id) => head.lengths.map((lengths) => readNumber(lengths, id))),
      averageFieldLength: head.averages,
      storedFields: {},
      index: entries.map(({ term, columns }) => [
        term,
        Object.fromEntries(
          columns.flatMap((counts, field) => (counts.size > 0 ? [[field, Object.fromEntries(counts)]] : [])),
        ),
      ]),
      serializationVersion: 2,
    },
    indexOptions(termOf),
  )
}

function factsOf(
  { kinds, lengths: [titles = ''], unlike }: ShardHead,
  entries: readonly Entry[],
): PlaceFacts {
  const inTitles = new Map(entries.map(({ term, columns: [title] }) => [term, title]))
  return {
    kindOf: (id) => kindOfLetter.get(kinds[id] ?? ''),
    named(id, terms) {
      const found = terms.reduce((sum, term) => sum + (inTitles.get(term)?.get(id) ?? 0), 0)
      return found / (readNumber(titles, id) + readNumber(unlike, id) || 1)
    },
  }
}
