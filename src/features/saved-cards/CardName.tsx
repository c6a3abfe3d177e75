import { ReadAloud } from '../../ui/ReadAloud.tsx'
import type { CardWords } from './card.microcopy.ts'
import { cardInSight, cardInWords } from './card.ts'
import type { PaidByWords } from './paid-by.microcopy.ts'
import { type PaidBy, paidInSight, paidInWords } from './paid-by.ts'

interface Props {
  /** As the operator masks it: `VISA **** 4242`. */
  masked: string
  words: CardWords
}

/** A card as people write it, the same everywhere, and in words for a screen reader. */
export const CardName = ({ masked, words }: Props) => (
  <ReadAloud seen={cardInSight(masked, words)} inWords={cardInWords(masked, words)} />
)

/** How something was paid, with its card. */
export const PaidByName = ({ paidBy, words }: { paidBy: PaidBy; words: PaidByWords }) => (
  <ReadAloud seen={paidInSight(paidBy, words)} inWords={paidInWords(paidBy, words)} />
)
