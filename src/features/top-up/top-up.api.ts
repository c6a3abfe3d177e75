import type { CallOptions } from '../../operator/client/exchange.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The calls of the top-up form. Each ends in an outcome and never throws; what paying needs is in payment.api.ts. */
export const topUpApi = (options: CallOptions = {}) => ({
  methodsAndCards: (request: RequestOf<typeof paymentMethodsAndCards>) =>
    callOperator(paymentMethodsAndCards, request, options),
  validateNumber: (request: RequestOf<typeof validateNumber>) =>
    callOperator(validateNumber, request, options),
})

export type TopUpApi = ReturnType<typeof topUpApi>
