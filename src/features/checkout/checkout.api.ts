import type { CallOptions } from '../../operator/client/exchange.ts'
import { validateOrder } from '../../operator/client/validate-order.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'

/** What the operator is asked about an order. It ends in an outcome and never throws. */
export const checkoutApi = (options: CallOptions = {}) => ({
  /** What the order would cost and bring, where it is about the number that the page shows. */
  async validate(planIds: string[]) {
    const outcome = await aboutShownNumber(
      queryOperator(validateOrder, { planIds }, options),
      (answer) => answer.validateOrder.phoneNumber,
    )
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.validateOrder } : outcome
  },
})

export type CheckoutApi = ReturnType<typeof checkoutApi>
