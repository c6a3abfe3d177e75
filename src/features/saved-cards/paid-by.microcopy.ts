import type { Words } from '../../content/words.ts'
import { cardMicrocopy } from './card.microcopy.ts'

/** Words of whatever says how something was paid. */
export const paidByMicrocopy = [
  'topUpResult.method',
  'topUpResult.card',
  'topUpResult.bankLink',
  'topUpResult.googlePay',
  'topUpResult.applePay',
  ...cardMicrocopy,
] as const

export type PaidByWords = Words<typeof paidByMicrocopy>
