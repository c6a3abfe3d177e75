import { ReadAloud } from '../../ui/ReadAloud.tsx'
import type { PaidByWords } from './paid-by.microcopy.ts'
import { type PaidBy, paidInSight, paidInWords } from './paid-by.ts'

interface Props {
  paidBy: PaidBy
  words: PaidByWords
}

/** How something was paid, with its card as everywhere. */
export const PaidByName = ({ paidBy, words }: Props) => (
  <ReadAloud seen={paidInSight(paidBy, words)} inWords={paidInWords(paidBy, words)} />
)
