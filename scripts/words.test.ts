import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { checkContent } from '../content-sync/sync-content.ts'
import { contradictions, facts, repeatedFacts, unknownAmounts } from '../content-sync/words/facts.ts'
import { buttonNames, formatWordProblem, lintWords } from '../content-sync/words/lint-words.ts'
import { breakableUnit } from '../content-sync/words/rules.ts'
import { wordedTexts } from '../content-sync/words/worded-text.ts'
import { embeddedSpaceFolder, serveEmbeddedSpace } from '../sandbox/contentful/embedded-space.ts'
import { readSpace } from '../sandbox/contentful/read-space.ts'
import { cardPriceInCents, deliveries, esimPriceInCents } from '../sandbox/operator/sim-orders/offer.ts'
import { languages } from '../src/i18n/language.ts'
import { wholesaleCap } from '../src/lib/fair-use.ts'
import { formatAmount, toCents } from '../src/lib/money.ts'
import { supportPhones } from '../src/lib/support-phone.ts'
import { wordsInCode } from './words-in-code.ts'

const { entries, assets } = await readSpace(embeddedSpaceFolder)
const content = wordedTexts(entries)
const pictures = [...assets].flatMap(([id, { title, description }]) => [
  { id, field: 'title', words: title },
  { id, field: 'description', words: description },
])
const code = await wordsInCode()

test('the embedded content is worded as natives would word it', () => {
  expect(content.length).toBeGreaterThan(2_000)
  expect(lintWords(content).map(formatWordProblem)).toEqual([])
})

test('a text with plurals is filled by fillPlural, which knows the language', () => {
  const counted = new Set(
    [...entries.values()].flatMap(({ fields }) =>
      String(fields.value?.en).includes(', plural,') ? String(fields.key?.lt) : [],
    ),
  )
  expect(counted.size).toBeGreaterThan(8)
  const source = fileURLToPath(new URL('../src', import.meta.url))
  const misread = globSync('**/*.{ts,tsx,astro}', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\bfill\(\s*\w+\['([\w.]+)'\]/g)].flatMap(
      ([, key = '']) => (counted.has(key) ? `${file}: ${key}` : []),
    ),
  )
  expect(misread).toEqual([])
})

test('so are the pictures’ descriptions', () => {
  expect(pictures.length).toBeGreaterThan(50)
  expect(lintWords(pictures).map(formatWordProblem)).toEqual([])
})

test('so are the words in code: the sandbox’s pages and text messages', () => {
  expect(code.length).toBeGreaterThan(120)
  expect(lintWords(code, buttonNames([...content, ...code])).map(formatWordProblem)).toEqual([])
})

test('no text contradicts a fact, and each fact is reported somewhere in every language', () => {
  expect(contradictions([...content, ...code])).toEqual([])
  const isTold = (pattern: RegExp | undefined, language: (typeof languages)[number]) =>
    content.some(({ words }) => pattern && words[language]?.replaceAll('\u00a0', ' ').search(pattern) !== -1)
  const untold = facts
    .filter(({ name }) => name !== 'who keeps cards')
    .flatMap(({ name, patterns }) =>
      languages
        .filter((language) => !isTold(patterns[language], language))
        .map((language) => `${name} ${language}`),
    )
  expect(untold).toEqual([])
})

test('formatted texts embed facts and repeat none', () => {
  expect(repeatedFacts(entries)).toEqual([])
})

test('the numbers that can be pressed are those of the facts', () => {
  const numbers = facts.filter(({ name }) => name.endsWith('phone number')).map(({ value }) => value)
  expect([...supportPhones.keys()].toSorted()).toEqual(numbers.toSorted())
})

test('the company’s details are in one entry, besides the receipt', () => {
  const told = content.filter(({ field, words }) => field === 'value' && words.lt?.includes('300000000'))
  expect(told.map(({ id }) => id).toSorted()).toEqual(['fact-provider', 'topUpResult-seller'])
})

test('every sum in a text is the price of something', () => {
  const written = [...entries.values()].flatMap(({ fields }) =>
    ['planPrice', 'salePrice', 'price', 'priceFromValue'].map((field) => fields[field]?.lt),
  )
  const operators = [
    cardPriceInCents,
    esimPriceInCents,
    ...Object.values(deliveries).map(({ priceInCents }) => priceInCents),
  ]
  const caps = [2026, 2027].map((year) => toCents(wholesaleCap(year)))
  const amounts = new Set([
    ...written.filter((amount) => typeof amount === 'string'),
    ...[...operators, ...caps].map(formatAmount),
  ])
  expect(unknownAmounts(content, amounts)).toEqual([])
})

/** Every string within a value, however deep. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('on no page a line can end between a number and its unit', async () => {
  const served = await serveEmbeddedSpace({ port: 0 })
  onTestFinished(served.close)
  const dataFolder = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true }))
  const made = await checkContent({ environment: served.environment, dataFolder, log: () => undefined })
  if (made.kind !== 'made') throw new Error(made.sentence)
  const texts = stringsIn(made.snapshot)
  expect(texts.length).toBeGreaterThan(10_000)
  expect(texts.flatMap((text) => breakableUnit(text) ?? [])).toEqual([])
})
