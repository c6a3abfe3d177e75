import type { OrderSubmission } from '../../operator/client/submit-order.ts'
import type { Placing, Shared } from './checkout.store.ts'
import { isSame, type Order, requestOf, toldPlans } from './checkout.ts'
import { outcomeOf, resultOf } from './order-outcome.ts'
import type { PlacingApi } from './placing.api.ts'
import { $orderedPlans } from './running-plans.state.ts'

/** Orders what the contract says. It comes with the contract: most who look at an order's price don't need it yet. */
export function createPlacing(
  { $screen, basket, intent, news, leave, check }: Shared,
  api: PlacingApi,
): Placing {
  async function prepare() {
    const outcome = await api.orderedPlans()
    if (outcome.kind === 'answer') $orderedPlans.set(outcome.value)
  }

  async function submit() {
    const screen = $screen.get()
    if (screen.name !== 'contract') return
    const { order } = screen
    $screen.set({ name: 'submitting', order })
    // What another tab has ordered or changed meanwhile is not what this contract is about.
    if (!isSame(basket.wantedNow(), order.planIds)) {
      $screen.set({ name: 'order', order })
      return check()
    }
    const request = requestOf(order)
    const idempotencyKey = await intent.keyFor(request)
    const outcome = await api.submit(request, idempotencyKey)
    switch (outcome.kind) {
      case 'answer':
        return finish(order, outcome.value, idempotencyKey)
      case 'failure':
        intent.forget(idempotencyKey)
        return $screen.set({ name: 'contract', order, failed: outcome })
      default:
        $screen.set({ name: 'contract', order, failed: outcome })
    }
  }

  /** The cart is marked before the key goes: from then on no tab would send the same again. */
  function finish(order: Order, submission: OrderSubmission, idempotencyKey: string) {
    if (api.isFirstToHear(idempotencyKey)) take(order, submission)
    intent.forget(idempotencyKey)
    api.keep(outcomeOf(submission))
    $screen.set({ name: 'leaving', order })
    leave(resultOf(submission.orderItems) === 'none' ? 'failure' : 'success')
  }

  function take(order: Order, { orderItems }: OrderSubmission) {
    const submitted = orderItems.filter((item) => item.submitted).map(({ planId }) => planId)
    basket.take(submitted)
    if (submitted.length === 0) return
    news.step(3, toldPlans(order, order.planIds))
    news.purchase(toldPlans(order, submitted))
  }

  return { prepare, submit }
}
