import type { SoldPlan } from './catalogue.ts'
import type { OrderedPlan } from './ordered-plans.ts'

type Known = Pick<SoldPlan, 'planId' | 'productType'>

/** Plans that end when a plan becomes active: the same one, and for a plan of one's own making any such plan. */
export const takenOverBy = (plans: readonly OrderedPlan[], { planId, productType }: Known): OrderedPlan[] =>
  plans.filter(
    (plan) =>
      plan.status === 'ACTIVE' &&
      (plan.planId === planId || (productType === 'OWN_PLAN' && plan.productType === 'OWN_PLAN')),
  )

/** The same plan, cancelled and still working: a new one begins only when it ends. */
export const followedBy = (
  plans: readonly OrderedPlan[],
  { planId }: Known,
  now: number,
): OrderedPlan | undefined =>
  plans.find(
    ({ planId: id, status, validTo }) =>
      id === planId && status === 'CANCELLED' && validTo !== null && validTo > now,
  )

/** What someone should know before ordering a plan; undefined where there is nothing. */
export function noticeFor(
  plans: readonly OrderedPlan[],
  sold: Known,
  now: number,
): 'ALREADY_ACTIVE' | 'REPLACES_PLAN' | 'ACTIVATES_LATER' | undefined {
  if (followedBy(plans, sold, now)) return 'ACTIVATES_LATER'
  const [taken] = takenOverBy(plans, sold)
  if (!taken) return undefined
  return taken.planId === sold.planId ? 'ALREADY_ACTIVE' : 'REPLACES_PLAN'
}
