import type { PaymentResult } from '../contract/payment-check-result.ts'
import type { Outcome } from './outcome.ts'

/** The state of a payment that was begun before; `unknown`: the operator hasn't said, or doesn't know itself. */
export type Standing = 'paid' | 'pending' | 'unknown'

/** What the operator's word on a payment means for the next one; `over`: no money was taken for it, nor will be. */
export function standingBy(outcome: Outcome<PaymentResult>): Standing | 'over' {
  if (outcome.kind === 'failure') return 'over'
  if (outcome.kind !== 'answer') return 'unknown'
  const result = outcome.value
  switch (result.status) {
    case 'paid':
    case 'pending':
    case 'unknown':
      return result.status
    case 'refused':
    case 'cancelled':
      return 'over'
    case 'expired':
      return result.moneyTaken === 'no' ? 'over' : 'unknown'
  }
}
