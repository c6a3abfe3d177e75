import MiniSearch, { type SearchOptions } from 'minisearch'

export interface Found {
  path: string
  page: string
  heading: string
  text: string
}

/** A search as someone types it; the best place first, at most twelve. */
export type Search = (words: string) => Found[]

/**
 * A word as it is compared: small letters without their marks, so "saskaita" finds „sąskaita“, and long words without
 * their ending, because Lithuanian and Russian words end otherwise in every case.
 * Why: docs/decisions/0013-search-without-webassembly.md
 */
export function stem(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
  return plain.length > 5 ? plain.slice(0, -2) : plain
}

const options: SearchOptions = {
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boost: { heading: 4, page: 3 },
  combineWith: 'AND',
}

/** The search over all places of a site in one language. */
export function createSearch(places: readonly Found[]): Search {
  const index = new MiniSearch<Found>({
    idField: 'path',
    fields: ['page', 'heading', 'text'],
    processTerm: stem,
    searchOptions: options,
  })
  const byPath = new Map(places.map((place) => [place.path, place]))
  index.addAll([...byPath.values()])
  return (words) =>
    index
      .search(words)
      .slice(0, 12)
      .flatMap(({ id }) => byPath.get(id) ?? [])
}

/** The text around the first of the words, about 140 characters. */
export function excerpt(text: string, words: string): string {
  const stems = words.split(/\s+/).filter(Boolean).map(stem)
  const parts = text.split(' ')
  const at = parts.findIndex((part) => stems.some((one) => stem(part).startsWith(one)))
  const from = Math.max(0, at - 6)
  let end = from
  for (let length = 0; end < parts.length && length < 140; end += 1) length += (parts[end]?.length ?? 0) + 1
  return `${from > 0 ? '… ' : ''}${parts.slice(from, end).join(' ')}${end < parts.length ? ' …' : ''}`
}
