import type { CallOptions } from '../../operator/client/exchange.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of a top-up. Each ends in an outcome and never throws. */
export const topUpApi = (options: CallOptions = {}) => ({
  methodsAndCards: (request: RequestOf<typeof paymentMethodsAndCards>) =>
    callOperator(paymentMethodsAndCards, request, options),
  validateNumber: (request: RequestOf<typeof validateNumber>) =>
    callOperator(validateNumber, request, options),
  payByCard: (request: RequestOf<typeof paymentCard>, idempotencyKey: string) =>
    callOperator(paymentCard, request, { ...options, idempotencyKey }),
  checkResult: (paymentReference: string) => callOperator(paymentCheckResult, { paymentReference }, options),
})

export type TopUpApi = ReturnType<typeof topUpApi>
