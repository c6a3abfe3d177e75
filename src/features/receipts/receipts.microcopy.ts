import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { paidByMicrocopy } from '../saved-cards/paid-by.microcopy.ts'

/** Words of a receipt, whatever it is for. */
export const receiptMicrocopy = [
  'history.receipt',
  'history.receiptNumber',
  'history.receiptPaid',
  'history.receiptFor',
  'history.receiptNet',
  'history.receiptVat',
  'history.receiptTotal',
  'history.receiptLoading',
  'history.receiptNone',
  'history.tryAgain',
  'history.print',
  'history.close',
  'fact.provider',
  ...paidByMicrocopy,
  ...troubleMicrocopy,
] as const

export type ReceiptWords = Words<typeof receiptMicrocopy>
