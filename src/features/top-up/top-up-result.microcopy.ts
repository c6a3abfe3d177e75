import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { paidByMicrocopy } from '../saved-cards/paid-by.microcopy.ts'

/** Words of the pages that say how a top-up went. */
export const topUpResultMicrocopy = [
  'topUpResult.loading',
  'topUpResult.nothingTitle',
  'topUpResult.nothingText',
  'topUpResult.topUp',
  'topUpResult.late',
  'topUpResult.askAgain',
  'topUpResult.failedTitle',
  'topUpResult.number',
  'topUpResult.sum',
  'topUpResult.time',
  'topUpResult.reference',
  'topUpResult.moneyNotTaken',
  'topUpResult.moneyUnknown',
  'topUpResult.statusUnknown',
  'topUpResult.insufficientFunds',
  'topUpResult.cardExpired',
  'topUpResult.authenticationFailed',
  'topUpResult.other',
  'topUpResult.cancelled',
  'topUpResult.expired',
  'topUpResult.tryAgain',
  'topUpResult.goOn',
  'topUpResult.newBalance',
  'topUpResult.receipt',
  'topUpResult.papers',
  'topUpResult.toAccount',
  'orderResult.toPlans',
  'topUpResult.vat',
  'topUpResult.vilniusTime',
  'topUpResult.otherMethod',
  'topUpResult.paidLate',
  'topUpResult.seller',
  'topUpResult.print',
  ...troubleMicrocopy,
  ...paidByMicrocopy,
] as const

export type TopUpResultWords = Words<typeof topUpResultMicrocopy>

/** What is in the result's place without script. */
export const topUpResultStaticMicrocopy = ['topUpResult.needsScript'] as const
