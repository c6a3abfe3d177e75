import { computed, type ReadableAtom } from 'nanostores'
import { $cart, $selectedPlan, changeCart, forgetSelectedPlan, readAnew } from '../cart/cart.state.ts'
import { openItems, withSubmitted } from '../cart/cart.ts'
import { removeFromCart, type TellPlan } from '../cart/change-cart.ts'
import { promoCampaign } from '../order-choice/order-choice-storage.ts'
import { wantedPlans } from './checkout.ts'

/** What is to be ordered, wherever it was chosen: the cart of this browser and the choice of the last button. */
export interface Basket {
  $wanted: ReadableAtom<string[]>
  /** As it is at this moment: another tab may have ordered it a moment ago. */
  wantedNow(): string[]
  remove(planId: string, tellPlan: TellPlan): void
  /** Marks what the operator has taken. */
  take(planIds: readonly string[]): void
}

export const basket: Basket = {
  $wanted: computed([$cart, $selectedPlan], wantedPlans),
  wantedNow,
  remove(planId, tellPlan) {
    forgetChoice([planId])
    removeFromCart(planId, tellPlan)
  },
  take(planIds) {
    // What was ordered before has had its time.
    changeCart((now) => withSubmitted(openItems(now), planIds))
    forgetChoice(planIds)
    // The promotion that someone came by has had its order.
    if (planIds.length > 0) promoCampaign.remove()
  },
}

function wantedNow(): string[] {
  readAnew()
  return wantedPlans($cart.get(), $selectedPlan.get())
}

function forgetChoice(planIds: readonly string[]): void {
  const chosen = $selectedPlan.get()
  if (chosen && planIds.includes(chosen.planId)) forgetSelectedPlan()
}
