import type { CallOptions } from '../../operator/client/exchange.ts'
import { submitOrder } from '../../operator/client/submit-order.ts'
import { validateOrder } from '../../operator/client/validate-order.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'

/** The operator's calls of an order. Each ends in an outcome and never throws. */
export const checkoutApi = (options: CallOptions = {}) => ({
  /** What the order would cost and bring, where it is about the number that the page shows. */
  async validate(planIds: string[]) {
    const outcome = await aboutShownNumber(
      queryOperator(validateOrder, { planIds }, options),
      (answer) => answer.validateOrder.phoneNumber,
    )
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.validateOrder } : outcome
  },
  async submit(planIds: string[], idempotencyKey: string) {
    const outcome = await queryOperator(submitOrder, { planIds }, { ...options, idempotencyKey })
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.submitOrder } : outcome
  },
})

export type CheckoutApi = ReturnType<typeof checkoutApi>
