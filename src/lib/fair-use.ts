import type { Cents } from './money.ts'

/** VAT in Lithuania, per cent. */
const vat = 21

/**
 * The most that operators may charge one another for a gigabyte in the EU/EEA, euro cents without VAT, by year:
 * Regulation (EU) 2022/612, Article 11. The last one holds until June 2032.
 */
const wholesaleCaps = [
  [2027, 100],
  [2026, 110],
  [2025, 130],
  [2024, 155],
] as const

/** A year's wholesale cap of a gigabyte, euro cents without VAT. */
export function wholesaleCap(year: number): number {
  const [, latest] = wholesaleCaps[0]
  const [, earliest] = wholesaleCaps[3]
  if (year < 2024) return earliest
  return wholesaleCaps.find(([from]) => year >= from)?.[1] ?? latest
}

/** The year in Vilnius at an instant (UTC milliseconds): caps change on 1 January there. */
export const vilniusYear = (at: number): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Vilnius' }).format(at))

/** A price without VAT in euro cents, rounded to a whole one; what is shown, never what is reckoned with. */
export const withoutVat = (price: Cents): number => Math.round((price * 100) / (100 + vat))

/**
 * The gigabytes that a plan of a price (euro cents with VAT) has to give in the EU/EEA in a year: 2 × the price without
 * VAT ÷ the cap, rounded up; Implementing Regulation (EU) 2016/2286, Article 4.
 */
export const fairUse = (price: Cents, year: number): number =>
  Math.ceil((2 * price * 100) / ((100 + vat) * wholesaleCap(year)))

/** The same where home has less than that: as much as at home. `atHome` in gigabytes, undefined for unlimited. */
export const fairUseOf = (price: Cents, year: number, atHome: number | undefined): number =>
  Math.min(fairUse(price, year), atHome ?? Number.POSITIVE_INFINITY)
