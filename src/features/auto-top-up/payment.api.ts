import type { CallOptions } from '../../operator/client/exchange.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { callOperator } from '../../session/call-operator.ts'

/** How the payment that an auto top-up begins with is. Apart from auto-top-up.api.ts: its page loads no GraphQL. */
export const askPayment = (paymentReference: string, options: CallOptions = {}) =>
  callOperator(paymentCheckResult, { paymentReference }, options)
