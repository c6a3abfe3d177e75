import { fill } from '../../i18n/fill.ts'
import type { PaymentMark } from '../../lib/payment-mark.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import { ReadAloud } from '../../ui/ReadAloud.tsx'
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

/** The brand and the last digits of a mask as `VISA **** 4242`; undefined of another text, such as a bank's name. */
function partsOf(masked: string, words: CardWords) {
  const [, brand, digits] = /^(.+?)\s*[*•][*•\s]*(\d{4})$/.exec(masked) ?? []
  return brand && digits ? { card: brands.get(brand) ?? words['card.other'], digits } : undefined
}

/**
 * `VISA **** 4242` in words, which a screen reader reads well: `Visa, paskutiniai skaitmenys 4242`; of a brand that this site doesn't
 * know `Kortelė, paskutiniai skaitmenys 4242`. Another text stays as it is.
 */
export function cardInWords(masked: string, words: CardWords): string {
  const parts = partsOf(masked, words)
  return parts ? fill(words['card.ending'], parts) : masked
}

/** The same as it is seen: `Visa •••• 4242`, which doesn't break. */
export function cardInSight(masked: string, words: CardWords): string {
  const parts = partsOf(masked, words)
  return parts ? `${parts.card}\u00a0••••\u00a0${parts.digits}` : masked
}

interface CardNameProps {
  /** As the operator masks it: `VISA **** 4242`. */
  masked: string
  words: CardWords
}

/** A card as people write it, the same everywhere, and in words for a screen reader. Here, so that a page asks for no file more. */
export const CardName = ({ masked, words }: CardNameProps) => (
  <ReadAloud seen={cardInSight(masked, words)} inWords={cardInWords(masked, words)} />
)

/** How a saved card is masked: `VISA **** 4242`. */
export const maskOf = ({ variant, cardInfo: { number } }: CardDetails): string => `${variant} ${number}`

/** A saved card where only words go, such as the name of a button: `Visa, paskutiniai skaitmenys 4242`. */
export const cardName = (card: CardDetails, words: CardWords): string => cardInWords(maskOf(card), words)

const marks: ReadonlyMap<string, PaymentMark> = new Map([
  ['VISA', 'visa'],
  ['MASTERCARD', 'mastercard'],
])

/** The official drawing of a card's brand; undefined where there is none. */
export const cardMark = (variant: string): PaymentMark | undefined => marks.get(variant.toUpperCase())
