/** Money is integer euro cents everywhere inside; decimal strings exist only on the wire. */
declare const cents: unique symbol
/** With a name, so that declarations of the contract can refer to it. */
export interface CentsMark {
  readonly [cents]: true
}
export type Cents = number & CentsMark

const largest = 100_000_000_00

export const isCents = (value: number): value is Cents =>
  Number.isSafeInteger(value) && Math.abs(value) <= largest

/** Whole euro cents as `Cents`; throws a RangeError for a fraction or more than 100 million euros. */
export function toCents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`not a sum in euro cents: ${value}`)
  return value
}

/**
 * Euros written with a comma or a point and at most two decimals, as cents.
 * Undefined when the text is anything else: a caller says so in its own words.
 */
export function parseEuro(text: string): Cents | undefined {
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, sign, euros = '', decimals = ''] = match
  const value = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  const signed = sign === '-' ? 0 - value : value
  return isCents(signed) ? signed : undefined
}

/** Cents in Lithuanian number format with the currency code, in every language: `10,00 EUR` (with a no-break space). */
export const formatEuro = (value: Cents): string => `${formatAmount(value)}\u00a0EUR`

/**
 * Cents in Lithuanian number format without the code: `10,00`. Written out, because a slow telephone takes 60 ms to make
 * an `Intl.NumberFormat`, and a form with a sum waits for it before it answers.
 */
export function formatAmount(value: Cents): string {
  const digits = String(Math.abs(value)).padStart(3, '0')
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${value < 0 ? '\u2212' : ''}${euros},${digits.slice(-2)}`
}
