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
])

/** A brand as its owner writes it. */
export const brandName = (brand: string): string => brands.get(brand) ?? brand
