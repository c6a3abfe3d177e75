import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Cents } from '../../lib/money.ts'
import type { Failed } from '../../session/loaded.ts'
import { type ChosenPlan, type OwnPlanOffer, ownPlanPrice } from '../own-plan/own-plan.ts'
import type { askPrice } from './create-your-plan.api.ts'

/** How far the operator has confirmed the price of what is chosen. Prices are euro cents with VAT. */
export type Confirmation =
  | { name: 'unasked' }
  /** `isOrdered`: the person has pressed "order" already. */
  | { name: 'asking'; isOrdered: boolean }
  | { name: 'confirmed'; planId: string; price: Cents; isOrdered: boolean }
  /** The operator takes another price than the page says: it binds, and the person is informed before ordering. */
  | { name: 'otherPrice'; planId: string; price: Cents }
  | { name: 'notOffered' }
  | { name: 'failed'; failed: Failed }

/** One value, so that nothing is drawn again while a person continues choosing. */
export const unasked: Confirmation = { name: 'unasked' }

/** A price is asked for once the person has stopped choosing, milliseconds. */
export const pauseInMilliseconds = 600

export interface OwnPlanStore {
  $chosen: ReadableAtom<ChosenPlan>
  $confirmation: ReadableAtom<Confirmation>
  /** Something else is chosen: what was known of another choice counts no more. */
  choose(chosen: ChosenPlan): void
  /** "Order" is pressed before the price is confirmed: asks, and the answer says that it is ordered. */
  order(): Promise<void>
  /** Gives up what is on its way. */
  stop(): void
}

interface Surroundings {
  offer: OwnPlanOffer
  first: ChosenPlan
  ask: typeof askPrice
  clock: Clock
}

export function createOwnPlanStore({ offer, first, ask, clock }: Surroundings): OwnPlanStore {
  const $chosen = atom(first)
  const $confirmation = atom<Confirmation>(unasked)
  let latest = 0
  let cancelPause = () => {}

  async function confirm(isOrdered: boolean): Promise<void> {
    cancelPause()
    latest += 1
    const asked = latest
    const chosen = $chosen.get()
    const price = ownPlanPrice(offer, chosen)
    $confirmation.set({ name: 'asking', isOrdered })
    const outcome = await ask(chosen)
    const now = $confirmation.get()
    if (asked !== latest || now.name !== 'asking') return
    if (outcome.kind !== 'answer') {
      const isRefused = outcome.kind === 'failure' && outcome.code === 'OWN_PLAN_NOT_OFFERED'
      $confirmation.set(isRefused ? { name: 'notOffered' } : { name: 'failed', failed: outcome })
      return
    }
    const { planId, eurPrice } = outcome.value.priceOwnPlan
    if (eurPrice !== price) return $confirmation.set({ name: 'otherPrice', planId, price: eurPrice })
    $confirmation.set({ name: 'confirmed', planId, price, isOrdered: now.isOrdered })
  }

  return {
    $chosen,
    $confirmation,
    choose(next) {
      $chosen.set(next)
      latest += 1
      cancelPause()
      $confirmation.set(unasked)
      cancelPause = clock.after(pauseInMilliseconds, () => void confirm(false))
    },
    async order() {
      const now = $confirmation.get()
      switch (now.name) {
        case 'confirmed':
        case 'otherPrice':
          return
        case 'asking':
          return $confirmation.set({ ...now, isOrdered: true })
        case 'unasked':
        case 'notOffered':
        case 'failed':
          return confirm(true)
      }
    },
    stop() {
      latest += 1
      cancelPause()
    },
  }
}
