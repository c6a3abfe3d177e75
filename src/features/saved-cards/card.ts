import type { CardWords } from './card.microcopy.ts'

/** The last month in which a card works. */
export interface CardExpiry {
  expiryMonth: number
  expiryYear: number
}

/** Whether a card's last month is over, on a day of the calendar in Vilnius (`2026-01-15`). */
export const isExpired = (card: CardExpiry, today: string): boolean =>
  `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}` < today.slice(0, 7)

/** Until when a card works, as it is printed on it: `05/28`. */
export const expiryOf = ({ expiryMonth, expiryYear }: CardExpiry): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`

const brands: ReadonlyMap<string, string> = new Map([
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['MAESTRO', 'Maestro'],
  ['AMEX', 'American Express'],
])

/** `Visa **** 4242`, by the brand as its owner writes it; of a brand that this site doesn't know `Card **** 4242`. */
export const cardName = (brand: string, number: string, words: CardWords): string =>
  `${brands.get(brand) ?? words['card.other']} ${number}`

const cardInDetail = /^(.+) (\*{4} \d{4})$/

/** What the operator says a payment was paid with: a card so as `cardName` has it, a bank by its own name. */
export function paidWith(detail: string, words: CardWords): string {
  const [, brand, number] = cardInDetail.exec(detail) ?? []
  return brand && number ? cardName(brand, number, words) : detail
}
