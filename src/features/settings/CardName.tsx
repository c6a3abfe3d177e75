import { cardInSight, cardInWords } from '../saved-cards/card.ts'
import type { PaymentsWords } from './payments.microcopy.ts'

interface Props {
  brand: string
  /** As the operator masks it: `**** 4242`. */
  number: string
  words: PaymentsWords
}

/** A card as people write it, and in words for a screen reader. */
export const CardName = ({ brand, number, words }: Props) => (
  <>
    <span aria-hidden="true">{cardInSight({ variant: brand, cardInfo: { number } })}</span>
    <span className="sr-only">{cardInWords(`${brand} ${number}`, words)}</span>
  </>
)
