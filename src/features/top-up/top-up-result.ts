import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'

/** The pages that say the state of a payment; the one of an auto top-up that began with it is that feature's own. */
export type PageOfPayment = 'waiting' | 'success' | 'autoTopUpSuccess' | 'failure'

/** Which of the result pages says the state of a payment. */
export function resultPage(result: PaymentResult): PageOfPayment {
  switch (result.status) {
    case 'pending':
    case 'unknown':
      return 'waiting'
    case 'paid':
      return result.recurringPayment ? 'autoTopUpSuccess' : 'success'
    case 'refused':
    case 'cancelled':
    case 'expired':
      return 'failure'
  }
}

/** Whether the operator may yet say something else: a pending payment, one whose money may still arrive, or no one knows. */
export const mayChange = (result: PaymentResult): boolean =>
  result.status === 'pending' ||
  result.status === 'unknown' ||
  (result.status === 'expired' && result.moneyTaken === 'unknown')
