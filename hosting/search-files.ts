import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { SearchSection } from '../src/lib/search/search-section.ts'
import { makeShards, type ShardHead, type ShardSizes } from '../src/lib/search/shards.ts'
import type { SearchWords } from '../src/lib/search/terms.ts'

/** What pages render as the search of a language: `src/pages/search/[language].json.ts`. */
interface SearchIndex {
  places: SearchSection[]
  words: SearchWords
  popular?: { paths: string[] }
  [further: string]: unknown
}

type SearchFile = readonly [name: string, body: Buffer<ArrayBuffer>]

/** Up to so many bytes, compressed as fast as a build has to be, an index is one file. */
const largestWhole = 60_000

export const isSearchIndex = (name: string): boolean => /^search\/[a-z]+\.json$/.test(name)

/**
 * What is served of a rendered index, `search/lt.json`: itself, or where it is big, a head of that name and its parts in a folder. The
 * folder is called after the whole index: parts of two publications are never taken for each other's. `body` is our own: it isn't checked.
 * Why: docs/decisions/0125-a-big-search-in-parts.md
 */
export function searchFiles(
  name: string,
  body: Buffer<ArrayBuffer>,
  largest = largestWhole,
  sizes?: ShardSizes,
): SearchFile[] {
  if (compressedBytes(body) <= largest) return [[name, body]]
  const index: SearchIndex = JSON.parse(body.toString())
  const { head, words, places } = makeShards(index.places, index.words, sizes)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  const folder = `${name.slice(0, -'.json'.length)}/${digest}`
  const shown = index.places.filter(({ path }) => index.popular?.paths.includes(path))
  const shards: ShardHead & { folder: string } = { ...head, folder: `/${folder}` }
  const inFolder = (kind: string, parts: readonly unknown[]) =>
    parts.map((part, at): SearchFile => [`${folder}/${kind}/${at}.json`, json(part)])
  return [
    [name, json({ ...index, places: shown, shards })],
    ...inFolder('words', words),
    ...inFolder('places', places),
  ]
}

const compressedBytes = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const json = (value: unknown): Buffer<ArrayBuffer> => Buffer.from(JSON.stringify(value))
