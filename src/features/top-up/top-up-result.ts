import type { Trouble } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'

const second = 1000
const minute = 60 * second

/** After this long on a page it asks no more by itself: a text message will tell. Milliseconds. */
export const waitingLimit = 10 * minute

/** How long to wait before the next question, in milliseconds: 2 s at first, growing to 10 s. `asked` counts from 0. */
export const pauseBefore = (asked: number): number => Math.min(2 * second * 1.5 ** asked, 10 * second)

/** How long the operator asks to be left alone, in milliseconds; no longer than anybody waits here. */
export const pauseAskedFor = (trouble: Trouble): number =>
  trouble.kind === 'unknown' && trouble.reason === 'tooManyRequests'
    ? Math.min((trouble.retryAfterInSeconds ?? 0) * second, waitingLimit)
    : 0

/** The pages that say how a payment stands; the one of an auto top-up that began with it is that feature's own. */
export type PageOfPayment = 'waiting' | 'success' | 'autoTopUpSuccess' | 'failure'

/** Which of the result pages says how a payment stands. */
export function resultPage(result: PaymentResult): PageOfPayment {
  switch (result.status) {
    case 'pending':
      return 'waiting'
    case 'paid':
      return result.recurringPayment ? 'autoTopUpSuccess' : 'success'
    case 'refused':
    case 'cancelled':
    case 'expired':
      return 'failure'
  }
}

/** Whether the operator may yet say something else: a pending payment, or one whose money may still arrive. */
export const mayChange = (result: PaymentResult): boolean =>
  result.status === 'pending' || (result.status === 'expired' && result.moneyTaken === 'unknown')
