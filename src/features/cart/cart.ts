import type { CartItem } from '../order-choice/order-choice-storage.ts'

export type Cart = readonly CartItem[]

/** What is still to be ordered. */
export const openItems = (cart: Cart): CartItem[] => cart.filter(({ submitted }) => !submitted)

/** A plan is in the cart once; one that was ordered before may be ordered again. */
export const withPlan = (cart: Cart, planId: string): CartItem[] =>
  openItems(cart).some((item) => item.planId === planId)
    ? [...cart]
    : [...withoutPlan(cart, planId), { planId, submitted: false }]

export const withoutPlan = (cart: Cart, planId: string): CartItem[] =>
  cart.filter((item) => item.planId !== planId)

/** The operator has taken these: they are no longer to be ordered. */
export const withSubmitted = (cart: Cart, planIds: readonly string[]): CartItem[] =>
  cart.map((item) => (planIds.includes(item.planId) ? { ...item, submitted: true } : item))

/** What came to be ordered and what no longer is; a plan that was submitted was not removed. */
export function difference(before: Cart, after: Cart): { added: string[]; removed: string[] } {
  const wasOpen = openItems(before).map(({ planId }) => planId)
  const isOpen = openItems(after).map(({ planId }) => planId)
  const stays = after.map(({ planId }) => planId)
  return {
    added: isOpen.filter((planId) => !wasOpen.includes(planId)),
    removed: wasOpen.filter((planId) => !stays.includes(planId)),
  }
}
