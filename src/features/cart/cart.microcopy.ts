import type { Words } from '../../content/words.ts'
import { periodMicrocopy } from '../../ui/period.microcopy.ts'

/** Words of the cart. */
export const cartMicrocopy = [
  'cart.loading',
  'cart.plans',
  'cart.remove',
  'cart.removePlan',
  'cart.removed',
  'cart.clear',
  'cart.cleared',
  'cart.priceChanged',
  'cart.withdrawn',
  'cart.unknown',
  'cart.ownPlan',
  'cart.unknownText',
  'cart.total',
  'cart.sums',
  'cart.toOrder',
  'cart.orderHint',
  'cart.more',
  'cart.emptyTitle',
  'cart.emptyText',
  'cart.toPlans',
  ...periodMicrocopy,
  'plan.vatIncluded',
  'plan.oldPrice',
] as const

export type CartWords = Words<typeof cartMicrocopy>

export const cartStaticMicrocopy = ['cart.needsScript'] as const
