import { detailedUsage } from '../../operator/client/detailed-usage.ts'
import type { CallOptions } from '../../operator/client/exchange.ts'
import { submitOrder } from '../../operator/client/submit-order.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'
import type { requestOf } from './checkout.ts'
import { isFirstToHear } from './finished-orders.ts'
import { orderOutcome } from './order-outcome.state.ts'

/** The contract waits no longer for what it can do without. */
const patienceInMilliseconds = 2_000

/** What only the second stage asks, the contract and its button: loaded by a user who comes that far. */
export const placingApi = (options: CallOptions = {}) => ({
  /** Places an order for the number that it names; the same key places it once. It ends in an outcome and never throws. */
  async submit(request: ReturnType<typeof requestOf>, idempotencyKey: string) {
    const outcome = await queryOperator(submitOrder, request, { ...options, idempotencyKey })
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
