import * as v from 'valibot'
import { type Cents, toCents } from '../../lib/money.ts'

/** Cents as GraphQL's `EuroAmount`: `10,00`. */
export function formatEuroAmount(value: Cents): string {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** GraphQL's `EuroAmount` on the wire, `Cents` inside. Exactly what `formatEuroAmount` writes, up to a million euros. */
export const EuroAmount = v.pipe(
  v.string(),
  v.regex(/^-?(0|[1-9]\d{0,6}),\d{2}$/),
  v.transform((text) => toCents(Number(text.replace(',', '')) + 0)),
)

/** An `EuroAmount` that is never less than nothing: a price, a total. */
export const EuroPrice = v.pipe(EuroAmount, v.minValue(toCents(0)))

/** A price in a REST body: whole cents, possibly nothing, at most a million euros. */
export const PriceInCents = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(1_000_000_00),
  v.transform(toCents),
)

/** A sum in a REST body: whole cents, more than nothing and at most a million euros. */
export const AmountInCents = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(1_000_000_00),
  v.transform(toCents),
)
