import type { Cents } from '../../lib/money.ts'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'
import { type Order, orderablePlans } from './checkout.ts'

/** A plan that someone has already, which continues beside what is ordered and renews. */
export interface RunningPlan {
  orderedPlanId: string
  planName: string
  /** UTC milliseconds. */
  renewsAt: number
  /** What the next period costs, in cents. */
  price: Cents
}

/** Plans that the order leaves running: not the same ones, nor what it replaces. `now` in UTC milliseconds. */
export function runningBeside(
  order: Order,
  plans: DetailedUsage['orderedPlans'],
  now: number,
): RunningPlan[] {
  const ordered = orderablePlans(order)
  const replacesOwn = order.lines.some(({ notification }) => notification?.key === 'REPLACES_PLAN')
  return plans.flatMap(
    ({ orderedPlanId, planId, planName, status, isRecurring, validTo, eurPrice, productType }) => {
      if (status !== 'ACTIVE' || !isRecurring || validTo === null || validTo <= now) return []
      if (ordered.includes(planId) || (replacesOwn && productType === 'OWN_PLAN')) return []
      return [{ orderedPlanId, planName, renewsAt: validTo, price: eurPrice }]
    },
  )
}
