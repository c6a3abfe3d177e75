import type { CallOptions } from '../../operator/client/exchange.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The call of the result pages. It ends in an outcome and never throws. */
export const topUpResultApi = (options: CallOptions = {}) => ({
  checkResult: (paymentReference: string) => callOperator(paymentCheckResult, { paymentReference }, options),
})

export type TopUpResultApi = ReturnType<typeof topUpResultApi>
