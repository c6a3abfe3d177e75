import type { Language } from '../../src/i18n/language.ts'
import type { SearchSection } from '../../src/lib/search/search-section.ts'

/** What made words of a language end in. */
const endings: Record<Language, readonly string[]> = {
  lt: ['as', 'o', 'ui', 'ą', 'e', 'ai', 'ų', 'ams', 'us', 'is', 'ės', 'ė', 'ti', 'a', ''],
  en: ['', '', 's', 'ed', 'ing', 'e', 'er'],
  ru: ['', 'а', 'у', 'ом', 'е', 'ы', 'ов', 'ами', 'ый', 'ого', 'ать', 'ия'],
}

/** How often a new word comes: with these some 17,000 stems in 5,000 pages, as in prose (a Pitman-Yor process). */
const discount = 0.6
const strength = 50

const mostLetters = 500

/**
 * So many more pages than those given, as the search has them: their words first, then made ones that look alike, the frequent ones
 * frequent and half of all words in one place only. The same seed makes the same.
 */
export function morePlaces(
  places: readonly SearchSection[],
  language: Language,
  count: number,
  seed: number,
): SearchSection[] {
  const random = randomFrom(seed)
  const choose = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)]
  const nextWord = wordSource(ownWords(places), random, () => choose(endings[language]) ?? '')
  const say = (words: number) => Array.from({ length: words }, nextWord).join(' ')
  return Array.from({ length: count }, () => {
    const page = say(2 + Math.floor(random() * 5))
    let text = page
    while (text.length < mostLetters) text += ` ${say(5 + Math.floor(random() * 10))}.`
    const path = `/${language}/pages/${page.replaceAll(' ', '-')}`
    return { kind: 'page', path, page, heading: '', text: text.slice(0, mostLetters) }
  })
}

const ownWords = (places: readonly SearchSection[]): string[] => [
  ...new Set(
    places
      .filter(({ kind }) => kind !== 'phone')
      .flatMap(({ heading, text }) => `${heading} ${text}`.toLowerCase().split(/[\s\p{P}]+/u))
      .filter((word) => /^\p{L}+$/u.test(word)),
  ),
]

function wordSource(known: readonly string[], random: () => number, anyEnding: () => string): () => string {
  const invent = inventor(known, random)
  const roots: string[] = []
  const counts: number[] = []
  const said: number[] = []
  const again = (): number => {
    const word = said[Math.floor(random() * said.length)] ?? 0
    const count = counts[word] ?? 1
    return random() < (count - discount) / count ? word : again()
  }
  const learn = () => roots.push(known[roots.length] ?? invent()) - 1
  return () => {
    const isNew = random() < (strength + discount * roots.length) / (strength + said.length)
    const word = isNew || said.length === 0 ? learn() : again()
    counts[word] = (counts[word] ?? 0) + 1
    said.push(word)
    return word < known.length ? (roots[word] ?? '') : `${roots[word]}${anyEnding()}`
  }
}

/** Words of three to nine letters, each letter as it follows the two before it in known words. */
function inventor(known: readonly string[], random: () => number): () => string {
  const following = new Map<string, string[]>()
  for (const word of known)
    for (let at = 0; at < word.length; at += 1) {
      const before = `  ${word}`.slice(at, at + 2)
      following.set(before, [...(following.get(before) ?? []), word[at] ?? ''])
    }
  return () => {
    let word = ''
    for (const length = 3 + Math.floor(random() * 7); word.length < length; ) {
      const letters = following.get(`  ${word}`.slice(-2)) ?? []
      if (letters.length === 0) break
      word += letters[Math.floor(random() * letters.length)]
    }
    return word
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
