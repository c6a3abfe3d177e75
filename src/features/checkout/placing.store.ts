import * as v from 'valibot'
import type { OrderSubmission } from '../../operator/client/submit-order.ts'
import type { EarlierOrder, Placing, Shared } from './checkout.store.ts'
import { isSame, type Order, requestOf, toldPlans } from './checkout.ts'
import { outcomeOf, resultOf } from './order-outcome.ts'
import type { PlacingApi } from './placing.api.ts'
import { $orderedPlans } from './running-plans.state.ts'

/** What the browser keeps of an order that was sent: no number. */
const Outline = v.object({ planIds: v.array(v.string()), planNames: v.array(v.string()) })
type Outline = v.InferOutput<typeof Outline>
type Request = ReturnType<typeof requestOf>

/** Orders what the contract says. It comes with the contract: most who look at an order's price don't need it yet. */
export function createPlacing(
  { $screen, basket, intent, news, leave, check }: Shared,
  api: PlacingApi,
): Placing {
  const decided = new Set<string>()

  async function prepare() {
    const outcome = await api.orderedPlans()
    if (outcome.kind === 'answer') $orderedPlans.set(outcome.value)
  }

  async function submit() {
    const screen = $screen.get()
    if (screen.name !== 'contract') return
    const { order } = screen
    $screen.set({ name: 'submitting', order })
    const claimed = await claim(order)
    // What another tab has ordered or changed meanwhile is not what this contract is about.
    if (claimed === undefined) {
      $screen.set({ name: 'order', order })
      return check()
    }
    if (typeof claimed !== 'string') return $screen.set({ name: 'contract', order, earlier: claimed })
    await send(order, requestOf(order), claimed)
  }

  /**
   * This order's key; or another one's of the same number that has no answer yet, unless the person has decided;
   * undefined where something else is to be ordered now.
   */
  async function claim(order: Order): Promise<string | EarlierOrder | undefined> {
    const request = requestOf(order)
    const passed = new Set(decided)
    const isWanted = () => isSame(basket.wantedNow(), order.planIds)
    for (;;) {
      if (!isWanted()) return undefined
      const other = await intent.other(request, passed)
      if (!other) {
        // The answer to the same order may have reached another tab since.
        const key = await intent.claim(request, outlineOf(order), passed, isWanted)
        if (key !== undefined) return key
        continue
      }
      const { idempotencyKey } = other
      const kept = v.safeParse(Outline, other.outline)
      // An order of another number is no reason to ask: it takes nothing of this one's balance.
      if (
        kept.success &&
        (await intent.isBegun({ ...request, planIds: kept.output.planIds }, idempotencyKey))
      )
        return { idempotencyKey, ...kept.output }
      passed.add(idempotencyKey)
    }
  }

  async function send(order: Order, request: Request, idempotencyKey: string, earlier?: EarlierOrder) {
    const outcome = await api.submit(request, idempotencyKey)
    switch (outcome.kind) {
      case 'answer':
        return finish(order, outcome.value, idempotencyKey)
      case 'failure':
        news.step(3, toldPlans(order, request.planIds))
        news.answered()
        intent.forget(idempotencyKey)
        // An earlier order that was refused is in nothing's way.
        return $screen.set({ name: 'contract', order, ...(!earlier && { failed: outcome }) })
      default:
        // It may have arrived: sent again, it is not reported a second time.
        news.step(3, toldPlans(order, request.planIds))
        $screen.set({ name: 'contract', order, failed: outcome, ...(earlier && { earlier }) })
    }
  }

  async function sendEarlier() {
    const screen = $screen.get()
    if (screen.name !== 'contract' || !screen.earlier) return
    const { order, earlier } = screen
    $screen.set({ name: 'submitting', order, earlier })
    const request = { ...requestOf(order), planIds: earlier.planIds }
    await send(order, request, earlier.idempotencyKey, earlier)
  }

  async function orderBeside() {
    const screen = $screen.get()
    if (screen.name !== 'contract' || !screen.earlier) return
    decided.add(screen.earlier.idempotencyKey)
    await submit()
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
    news.step(3, toldPlans(order, order.planIds))
    news.answered()
    if (submitted.length === 0) return
    news.purchase(toldPlans(order, submitted))
  }

  return { prepare, submit, sendEarlier, orderBeside }
}

const outlineOf = (order: Order): Outline => {
  const { planIds } = requestOf(order)
  const planNames = order.lines
    .filter(({ planId }) => planIds.includes(planId))
    .map(({ planName }) => planName)
  return { planIds, planNames }
}
