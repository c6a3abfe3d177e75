import type { PlanForPeriod } from '../../content/sold-plans.ts'
import { type Cents, toCents } from '../../lib/money.ts'
import { currentPrice } from '../../lib/sold-plan.ts'
import { isOwnPlan } from '../../operator/contract/own-plan-id.ts'
import { type Cart, openItems } from './cart.ts'

/** A plan of the site's content, as the cart shows it. */
export interface ShownPlan extends PlanForPeriod {
  /** Shown on the site's pages; one that isn't is no longer sold. */
  isSold: boolean
  /** What it brings, in words. */
  allowances: readonly string[]
}

/** One line of the cart, at the price that the site's pages say now. */
export type CartLine =
  | { kind: 'sold'; planId: string; plan: ShownPlan; price: Cents; before: Cents | undefined }
  | { kind: 'withdrawn'; planId: string; plan: ShownPlan }
  /** The site's pages know nothing of it: the operator says at the order what it is and costs. */
  | { kind: 'unknown'; planId: string; isOwn: boolean }

/** `seen` is what each plan cost when it was put in, in cents by its id. */
export function cartLines(
  cart: Cart,
  plans: readonly ShownPlan[],
  seen: Readonly<Record<string, number>>,
): CartLine[] {
  return openItems(cart).map(({ planId }) => {
    const plan = plans.find((candidate) => candidate.planId === planId)
    if (!plan) return { kind: 'unknown', planId, isOwn: isOwnPlan(planId) }
    if (!plan.isSold) return { kind: 'withdrawn', planId, plan }
    const price = currentPrice(plan)
    const before = seen[planId]
    return {
      kind: 'sold',
      planId,
      plan,
      price,
      before: before === undefined || before === price ? undefined : toCents(before),
    }
  })
}

/** What the plans cost that the site's pages know the price of. */
export const cartTotal = (lines: readonly CartLine[]): Cents =>
  toCents(lines.reduce((sum, line) => sum + (line.kind === 'sold' ? line.price : 0), 0))
