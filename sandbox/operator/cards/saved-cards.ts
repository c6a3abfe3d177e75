import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

export type SavedCard = Tables['savedCards']

/** A card is good until its last month is over. */
export function isExpired({ expiryMonth, expiryYear }: SavedCard, now: number): boolean {
  return Date.UTC(expiryYear, expiryMonth) <= now
}

/** Latest first. */
export const savedCardsOf = (database: Database, partnerId: string): Promise<SavedCard[]> =>
  database
    .selectFrom('savedCards')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .orderBy('savedAt', 'desc')
    .orderBy('cardDetailsReference')
    .execute()

export const maskOf = ({ lastDigits }: Pick<SavedCard, 'lastDigits'>): string => `**** ${lastDigits}`

/** A card as the contract's `CardDetails`. */
export const savedCardOf = (card: SavedCard) => ({
  variant: card.variant,
  cardDetailsReference: card.cardDetailsReference,
  cardInfo: {
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holderName: card.holderName,
    number: maskOf(card),
  },
})
