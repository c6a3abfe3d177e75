import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { searchFiles } from '../../hosting/search-files.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { searchInParts } from '../../src/features/search/search-in-parts.ts'
import { languages } from '../../src/i18n/language.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'
import { searchOf } from './embedded-search.ts'
import { morePlaces } from './many-places.ts'
import { questions } from './questions.ts'

/** Of 15,000 pages, those of one language. */
const pages = 5000
/** More than all script of the search: `npm run bench -- --only search` counts it. */
const script = 12_000

let snapshot: Snapshot
beforeAll(async () => {
  snapshot = await embeddedSnapshot()
}, 60_000)

/** Serves files by fetch; the compressed size of each that was asked for is noted. */
function serve(files: ReturnType<typeof searchFiles>): number[] {
  const asked: number[] = []
  const sizes = new Map<string, number>()
  const byAddress = new Map(files.map(([name, body]) => [`/${name}`, body]))
  vi.stubGlobal('fetch', async (address: string) => {
    const body = byAddress.get(address)
    if (!body) return new Response(null, { status: 404 })
    const size = sizes.get(address) ?? brotliCompressSync(body).length
    sizes.set(address, size)
    asked.push(size)
    return new Response(body)
  })
  return asked
}

test.each(languages)(
  'at 15,000 pages a first question loads at most 60 kB, and each further one 30 kB (%s)',
  async (language) => {
    const { places, words } = searchOf(snapshot[language])
    const made = morePlaces(places, language, pages, 7)
    const popular = places.filter(({ kind }) => kind === 'question').slice(0, 5)
    const index = {
      places: [...places, ...made],
      words,
      popular: { paths: popular.map(({ path }) => path) },
    }
    const files = searchFiles(`search/${language}.json`, Buffer.from(JSON.stringify(index)))
    const asked = serve(files)
    const head = await (await fetch(`/search/${language}.json`)).json()
    const ofHead = asked.splice(0).reduce((sum, size) => sum + size, 0)
    let most = 0
    for (const typed of [
      ...questions[language].flatMap(([question], at) => (at % 4 === 0 ? question : [])),
      ...made.slice(0, 8).map(({ page }) => page),
    ]) {
      // Each as if it were the first: nothing is at hand from another.
      await searchInParts(head.shards, words)(typed)
      most = Math.max(
        most,
        asked.splice(0).reduce((sum, size) => sum + size, 0),
      )
    }
    expect(most).toBeGreaterThan(10_000)
    expect(most).toBeLessThanOrEqual(30_000)
    expect(script + ofHead + most).toBeLessThanOrEqual(60_000)
  },
  60_000,
)
