import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { embeddedSnapshot } from '../../../tests/fixtures/embedded-snapshot.ts'
import { searchOf } from '../../../tests/search/embedded-search.ts'
import { morePlaces } from '../../../tests/search/many-places.ts'
import { questions } from '../../../tests/search/questions.ts'
import { type Language, languages } from '../../i18n/language.ts'
import { indexPlaces, slipsIn } from '../../lib/search/place-index.ts'
import type { SearchSection } from '../../lib/search/search-section.ts'
import { makeShards, type Shards } from '../../lib/search/shards.ts'
import { namedTerms, type SearchWords, termMaker, termsIn, wordsIn } from '../../lib/search/terms.ts'
import { readWords } from '../../lib/search/written.ts'
import { type PlaceFacts, type Ranked, rankPlaces, withoutSwap } from './rank-places.ts'
import { createSearch } from './search.ts'
import { type Parts, type Reach, shardedSearch } from './sharded-search.ts'

const everywhere: Reach = {
  letters: Number.POSITIVE_INFINITY,
  further: Number.POSITIVE_INFINITY,
  meant: Number.POSITIVE_INFINITY,
}

interface Site {
  places: SearchSection[]
  words: SearchWords
}
let embedded: Record<Language, Site>
beforeAll(async () => {
  const snapshot = await embeddedSnapshot()
  embedded = { lt: searchOf(snapshot.lt), en: searchOf(snapshot.en), ru: searchOf(snapshot.ru) }
}, 60_000)

const withMore = (language: Language, count: number): Site => {
  const { places, words } = embedded[language]
  return { words, places: [...places, ...morePlaces(places, language, count, 7)] }
}

/** Parts at hand, as files bring them; what was loaded is noted. */
function partsOf({ words, places }: Shards): Parts & { loaded: Set<string> } {
  const loaded = new Set<string>()
  const at = async <Part>(kind: string, all: readonly Part[], part: number): Promise<Part> => {
    loaded.add(`${kind} ${part}`)
    const found = all[part]
    if (found === undefined) throw new Error(`there is no ${kind} ${part}`)
    return found
  }
  return {
    loaded,
    words: (part) => at('words', words, part),
    places: (part) => at('places', places, part),
  }
}

/** The same in one piece: a word that is known isn't taken for another. */
function wholeSearch({ places, words }: Site): (typed: string) => Ranked[] {
  const termOf = termMaker(words)
  const index = indexPlaces(places, words, termOf)
  const terms = index.toJSON().index.map(([term]) => term)
  const titles = places.map(({ heading, page }) => termsIn(heading || page, termOf))
  const named = namedTerms(places, termOf)
  const isKnown = (term: string) =>
    terms.some((one) => (term.length > 1 ? one.startsWith(term) : one === term))
  const facts: PlaceFacts = {
    kindOf: (id) => places[id]?.kind,
    named: (id, found) => {
      const title = titles[id] ?? []
      return title.filter((term) => found.includes(term)).length / (title.length || 1)
    },
  }
  return (typed) => {
    const corrected = wordsIn(typed).map((word) => withoutSwap(word, termOf, named))
    return rankPlaces(index, corrected, termOf, facts, {
      fuzzy: (term) => !isKnown(term) && (slipsIn(term) || false),
    })
  }
}

const byPlace = (ranked: readonly Ranked[]) =>
  ranked.map(({ id, score }) => [id, score.toPrecision(9)] as const).sort(([one], [other]) => one - other)

/** A word as it is typed: whole, its beginning, without a letter, with another one, or with two swapped. */
const slip = fc.tuple(fc.constantFrom('none', 'none', 'cut', 'lost', 'wrong', 'swapped'), fc.nat())
function typedAs(word: string, [kind, at]: readonly [kind: string, at: number]): string {
  const place = at % Math.max(1, word.length)
  if (kind === 'cut') return word.slice(0, place + 1)
  if (kind === 'lost') return word.slice(0, place) + word.slice(place + 1)
  if (kind === 'wrong') return `${word.slice(0, place)}k${word.slice(place + 1)}`
  if (kind === 'swapped')
    return `${word.slice(0, place)}${word.slice(place + 1, place + 2)}${word.slice(place, place + 1)}${word.slice(place + 2)}`
  return word
}

test.each(languages)(
  'parts find what the whole finds, with the same scores, whatever is typed (%s)',
  async (language) => {
    const site = withMore(language, 300)
    const shards = makeShards(site.places, site.words, { letters: 1500, headWords: Number.POSITIVE_INFINITY })
    expect(shards.words.length).toBeGreaterThan(20)
    const inParts = shardedSearch(shards.head, site.words, partsOf(shards), everywhere)
    const whole = wholeSearch(site)
    const said = [
      ...new Set(site.places.flatMap(({ heading, page, text }) => wordsIn(`${heading} ${page} ${text}`))),
    ]
    const anyWord = fc.tuple(fc.nat(said.length - 1), slip).map(([at, how]) => typedAs(said[at] ?? '', how))
    await fc.assert(
      fc.asyncProperty(fc.array(anyWord, { minLength: 1, maxLength: 4 }), async (words) => {
        const typed = words.join(' ')
        expect(byPlace(await inParts.rank(typed))).toEqual(byPlace(whole(typed)))
      }),
      { numRuns: 60 },
    )
  },
)

test('among thousands of pages more, nine of ten questions still find what they find without them, as in one piece', async () => {
  let [asked, inParts, inOnePiece] = [0, 0, 0]
  for (const language of languages) {
    const { places, words } = embedded[language]
    const site = withMore(language, 3000)
    const shards = makeShards(site.places, words)
    const search = shardedSearch(shards.head, words, partsOf(shards))
    const [small, whole] = [createSearch(places, words), createSearch(site.places, words)]
    for (const [question] of questions[language]) {
      const answer = small(question)[0]?.path
      asked += 1
      inParts += Number((await search.find(question))[0]?.path === answer)
      inOnePiece += Number(whole(question)[0]?.path === answer)
    }
  }
  expect(inParts / asked).toBeGreaterThan(0.9)
  expect(inParts).toBeGreaterThan(inOnePiece - asked * 0.02)
}, 60_000)

test.each([
  ['lt', 'turkijoje', 'turkija'],
  ['lt', 'tukrija', 'turkija'],
  ['lt', 'pamirsau pin koda', 'pin'],
  ['en', 'rasberry', 'plan'],
  ['ru', 'турцыя', 'turtsiia'],
  ['ru', 'в польше', 'polsha'],
] as const)(
  'in %s “%s” finds an address with “%s”, without loading much',
  async (language, typed, address) => {
    const { words, places } = withMore(language, 3000)
    const shards = makeShards(places, words)
    const parts = partsOf(shards)
    const { find } = shardedSearch(shards.head, words, parts)
    expect((await find(typed))[0]?.path).toContain(address)
    expect([...parts.loaded].filter((name) => name.startsWith('words')).length).toBeLessThanOrEqual(9)
  },
)

test('however many pages there are, countries are found with a wrong first letter', async () => {
  const { words, places } = withMore('lt', 3000)
  const shards = makeShards(places, words, { letters: 4000, headWords: 500 })
  expect([...readWords(shards.head.named), ...readWords(shards.head.common)]).toHaveLength(500)
  const { find } = shardedSearch(shards.head, words, partsOf(shards))
  const countries = places.filter(({ kind, heading }) => kind === 'country' && /^\p{L}{8,}$/u.test(heading))
  expect(countries.length).toBeGreaterThan(30)
  const missed: string[] = []
  for (const { heading } of countries)
    if ((await find(`x${heading.slice(1)}`))[0]?.heading !== heading) missed.push(heading)
  expect(missed.length / countries.length, missed.join()).toBeLessThan(0.1)
})

test('a question of many words loads no more than one of eight', async () => {
  const { words, places } = withMore('en', 3000)
  const shards = makeShards(places, words)
  const parts = partsOf(shards)
  const long = wordsIn(places.at(-1)?.text ?? '').join(' ')
  await shardedSearch(shards.head, words, parts).find(long)
  const letters = [...parts.loaded]
    .flatMap((name) => (name.startsWith('words ') ? shards.head.letters[Number(name.slice(6))] : []))
    .reduce((sum: number, one) => sum + (one ?? 0), 0)
  expect(letters).toBeGreaterThan(20_000)
  expect(letters).toBeLessThanOrEqual(36_000)
})

test('a part that does not come is no answer', async () => {
  const { words, places } = withMore('lt', 100)
  const { head } = makeShards(places, words)
  const gone = () => Promise.reject(new Error('gone'))
  await expect(shardedSearch(head, words, { words: gone, places: gone }).find('turkija')).rejects.toThrow(
    'gone',
  )
})
