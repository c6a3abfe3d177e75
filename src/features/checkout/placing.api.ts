import { detailedUsage } from '../../operator/client/detailed-usage.ts'
import type { CallOptions } from '../../operator/client/exchange.ts'
import { submitOrder } from '../../operator/client/submit-order.ts'
import { confirmNumber } from '../../session/confirm-number.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'
import { isFirstToHear } from './finished-orders.ts'
import { orderOutcome } from './order-outcome.state.ts'

/** The contract waits no longer for what it can do without. */
const patienceInMilliseconds = 2_000

/** What only the second stage asks, the contract and its button: loaded by whoever comes that far. */
export const placingApi = (options: CallOptions = {}) => ({
  /** What stands in the way where the number that the page shows isn't the current one any more, or isn't known to be. */
  confirmNumber,
  /** Places an order; the same key places it once. It ends in an outcome and never throws. */
  async submit(planIds: string[], idempotencyKey: string) {
    const outcome = await queryOperator(submitOrder, { planIds }, { ...options, idempotencyKey })
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.submitOrder } : outcome
  },
  /** The plans of the number that the page shows. It ends in an outcome within two seconds and never throws. */
  async orderedPlans() {
    const signal = AbortSignal.timeout(patienceInMilliseconds)
    const outcome = await aboutShownNumber(
      queryOperator(detailedUsage, {}, { signal, ...options }),
      ({ account }) => account.ownedAsset?.phoneNumber ?? null,
    )
    return outcome.kind === 'answer'
      ? { ...outcome, value: outcome.value.detailedUsage.orderedPlans }
      : outcome
  },
  isFirstToHear,
  keep: orderOutcome.write,
})

export type PlacingApi = ReturnType<typeof placingApi>
