import { push } from '../../data-layer/push.ts'
import { addToCart as added, removeFromCart as removed } from '../../data-layer/shop-events.ts'
import { toCents } from '../../lib/money.ts'
import { currentPrice, type SoldPlan } from '../../lib/sold-plan.ts'
import { promoCampaign } from '../order-choice/order-choice-storage.ts'
import { changeCart, forgetSelectedPlan } from './cart.state.ts'
import { type Cart, difference, withoutPlan, withPlan } from './cart.ts'
import { seenPrices } from './seen-prices.ts'

// Why: docs/decisions/0072-settled-clauses.md
// No store: plain script of public pages adds to the cart as well.

/** The plans as events report them; undefined for one that is no longer sold. */
export type TellPlan = (planId: string) => SoldPlan | undefined

/** Adds a plan and reports it; one that is in the cart already stays, and nothing is reported. */
export function addToCart(plan: SoldPlan): void {
  save(
    (now) => withPlan(now, plan.planId),
    () => plan,
  )
}

/** Removes a plan and reports it. */
export function removeFromCart(planId: string, tellPlan: TellPlan): void {
  save((now) => withoutPlan(now, planId), tellPlan)
}

/** Puts another cart in place of the one there is and tells the differences; an empty one removes everything. */
export function saveCart(next: Cart, tellPlan: TellPlan): void {
  save(() => next, tellPlan)
  if (next.length === 0) forgetChoices()
}

/** Removes the cart from storage. Nothing is reported. */
export function clearCart(): void {
  changeCart(() => [])
  seenPrices.remove()
}

/** What the cookie list says that goes with an empty cart: the last choice and the promotion. */
function forgetChoices(): void {
  forgetSelectedPlan()
  promoCampaign.remove()
}

/** Of a plan whose price was never seen nothing is reported. */
function save(change: (now: Cart) => Cart, tellPlan: TellPlan): void {
  const { before, after } = changeCart(change)
  const changed = difference(before, after)
  const seen = seenPrices.read() ?? {}
  noteSeen(after, changed.added, tellPlan)
  const told = (planIds: string[]) =>
    planIds.flatMap((planId) => tellPlan(planId) ?? asSeen(planId, seen) ?? [])
  const [comes, goes] = [told(changed.added), told(changed.removed)]
  if (comes.length > 0) push(added(comes))
  if (goes.length > 0) push(removed(goes))
}

/** A plan that only the operator knows, at the price at which it was put in; its name isn't kept. */
function asSeen(planId: string, seen: Readonly<Record<string, number>>): SoldPlan | undefined {
  const price = seen[planId]
  return price === undefined ? undefined : { planId, planTitle: 'plan', planPrice: toCents(price) }
}

/** Keeps what comes in with its price, and forgets the price of what is gone. */
function noteSeen(after: Cart, added: readonly string[], tellPlan: TellPlan): void {
  const known = seenPrices.read() ?? {}
  const prices = after.flatMap(({ planId }) => {
    const plan = added.includes(planId) ? tellPlan(planId) : undefined
    const price = plan ? currentPrice(plan) : known[planId]
    return price === undefined ? [] : [[planId, price]]
  })
  if (prices.length > 0) seenPrices.write(Object.fromEntries(prices))
  else seenPrices.remove()
}
