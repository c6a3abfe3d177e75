import { beforeAll, expect, test } from 'vitest'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { pickWords } from '../../src/content/words.ts'
import { countryMicrocopy } from '../../src/features/roaming/country.microcopy.ts'
import { languages } from '../../src/i18n/language.ts'
import { embeddedSnapshot } from '../fixtures/embedded-snapshot.ts'

let snapshot: Snapshot

beforeAll(async () => {
  snapshot = await embeddedSnapshot()
}, 60_000)

/** Values that several have, with those that have them. */
const shared = (pairs: readonly (readonly [string, string])[]) =>
  [...Map.groupBy(pairs, ([value]) => value)].filter(([, owners]) => owners.length > 1)

test('no two pages that search engines list have one title or one description, in any language', () => {
  const pages = languages.flatMap((language) => snapshot[language].pages.filter(({ noIndex }) => !noIndex))
  expect(pages.length).toBeGreaterThan(470)
  expect(shared(pages.map(({ path, seoTitle }) => [seoTitle, path]))).toEqual([])
  expect(shared(pages.map(({ path, seoDescription }) => [seoDescription, path]))).toEqual([])
})

test('titles and descriptions of countries are as long as search engines show', () => {
  const countries = languages.flatMap((language) =>
    snapshot[language].pages.filter(({ type }) => type === 'countryPage'),
  )
  expect(countries.filter(({ seoTitle }) => seoTitle.length > 70).map(({ path }) => path)).toEqual([])
  expect(
    countries.filter(({ seoDescription }) => seoDescription.length > 170).map(({ path }) => path),
  ).toEqual([])
})

test('every country has a page with facts of its own, in each language', () => {
  for (const language of languages) {
    const { roamingCountries, pages } = snapshot[language]
    expect(() => pickWords(snapshot[language], countryMicrocopy)).not.toThrow()
    expect(roamingCountries.length).toBeGreaterThanOrEqual(94)
    expect(pages.filter(({ type }) => type === 'countryPage')).toHaveLength(roamingCountries.length)
    const bare = roamingCountries.filter(
      ({ inCountry, timeZone, emergencySource, emergencyNumber, policeNumber, nearby }) =>
        !(inCountry && timeZone && emergencySource && (emergencyNumber ?? policeNumber)) ||
        nearby.length === 0,
    )
    expect(bare.map(({ title }) => title)).toEqual([])
    const codes = new Set(roamingCountries.map(({ countryCode }) => countryCode))
    const unknown = roamingCountries.flatMap(({ nearby }) => nearby).filter((code) => !codes.has(code))
    expect(unknown).toEqual([])
  }
})
