import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fairUse, fairUseOf, vilniusYear, wholesaleCap, withoutVat } from './fair-use.ts'
import { toCents } from './money.ts'

const prices = fc.integer({ min: 0, max: 100_000 }).map(toCents)
const years = fc.integer({ min: 2024, max: 2032 })

describe('fair use', () => {
  test.each([
    [490, 2023, 6],
    [490, 2024, 6],
    [490, 2025, 7],
    [490, 2026, 8],
    [690, 2026, 11],
    [790, 2026, 12],
    [1490, 2026, 23],
    [1490, 2027, 25],
    [1210, 2026, 19],
    [0, 2026, 0],
  ])('%i cents in %i give %i GB', (price, year, gigabytes) => {
    expect(fairUse(toCents(price), year)).toBe(gigabytes)
  })

  test('never gives less than the regulation’s sum, nor a whole gigabyte more', () => {
    fc.assert(
      fc.property(prices, years, (price, year) => {
        const sum = (2 * (price / 100 / 1.21)) / (wholesaleCap(year) / 100)
        const given = fairUse(price, year)
        expect(Number.isInteger(given)).toBe(true)
        expect(given).toBeGreaterThanOrEqual(sum - 1e-9)
        expect(given).toBeLessThan(sum + 1)
      }),
    )
  })

  test('a dearer plan and a later year never give less; at most what home has', () => {
    fc.assert(
      fc.property(prices, prices, years, (one, other, year) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(fairUse(high, year)).toBeGreaterThanOrEqual(fairUse(low, year))
        expect(fairUse(low, year + 1)).toBeGreaterThanOrEqual(fairUse(low, year))
        expect(fairUseOf(high, year, 5)).toBeLessThanOrEqual(5)
        expect(fairUseOf(high, year, undefined)).toBe(fairUse(high, year))
      }),
    )
  })

  test('the year begins at midnight in Vilnius', () => {
    expect(vilniusYear(Date.parse('2026-12-31T21:59:59Z'))).toBe(2026)
    expect(vilniusYear(Date.parse('2026-12-31T22:00:00Z'))).toBe(2027)
  })

  test('a price without VAT is shown in whole cents', () => {
    expect(withoutVat(toCents(690))).toBe(570)
  })
})
