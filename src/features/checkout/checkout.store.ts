import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { PlanForPeriod } from '../../content/sold-plans.ts'
import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import { randomCode } from '../../lib/random-code.ts'
import type { SoldPlan } from '../../lib/sold-plan.ts'
import type { Intent } from '../../operator/client/intent.ts'
import type { Failed } from '../../session/loaded.ts'
import type { Basket } from './basket.ts'
import type { CheckoutApi } from './checkout.api.ts'
import { isSame, nextStep, type Order, orderablePlans, readOrder, requestOf, toldPlans } from './checkout.ts'

/** What the order page shows, from what was chosen to the result's page. */
export type Screen =
  | { name: 'loading' }
  /** Nothing is to be ordered. */
  | { name: 'empty' }
  /** The operator hasn't said what the order would cost. */
  | { name: 'failed'; failed: Failed }
  /** What is ordered, at the operator's price. `checking`: asked again, these are the last known figures. */
  | { name: 'order' | 'checking'; order: Order; failed?: Failed }
  /**
   * The contract before the button that obliges to pay. `failed`: no answer; the same order may be sent again.
   * `earlier`: another order that may have been placed: the person decides.
   */
  | { name: 'contract'; order: Order; failed?: Failed; earlier?: EarlierOrder }
  /** `earlier`: it is that one which is sent again. */
  | { name: 'submitting'; order: Order; earlier?: EarlierOrder }
  /** Busy until the browser has gone to the page that says how it went. */
  | { name: 'leaving'; order: Order }

/** An order that was sent before and has no answer yet. */
export interface EarlierOrder {
  idempotencyKey: string
  planIds: string[]
  planNames: string[]
}

/** What the shop's statistics are reported; each plan with its name and price. */
export interface CheckoutNews {
  step(step: 1 | 2 | 3, plans: SoldPlan[]): void
  /** The operator has answered: the next submission is another one. */
  answered(): void
  purchase(plans: SoldPlan[]): void
}

/** What both stages share. */
export interface Shared {
  $screen: WritableAtom<Screen>
  basket: Basket
  intent: Intent
  news: CheckoutNews
  /** Goes to the page that says how an order went. */
  leave: (page: 'success' | 'failure') => void
  check: () => Promise<void>
}

/** What orders, loaded once someone comes to the contract: see placing.store.ts. */
export interface Placing {
  /** Learns what the contract says about besides the order. */
  prepare(): Promise<void>
  submit(): Promise<void>
  /** Sends the earlier order once more, with its own key: it is placed once. */
  sendEarlier(): Promise<void>
  /** The person decides to order this as well. */
  orderBeside(): Promise<void>
}

interface Dependencies extends Pick<Shared, 'basket' | 'intent' | 'news' | 'leave'> {
  validate: CheckoutApi['validate']
  /** Loads what the contract's stage needs; rejects where that does not arrive. */
  loadPlacing: (shared: Shared) => Promise<Placing>
  sold: readonly PlanForPeriod[]
}

export interface CheckoutStore {
  $screen: ReadableAtom<Screen>
  /** Asks the operator about what is to be ordered now; figures that are there stay until it has answered. */
  check(): Promise<void>
  remove(planId: string): void
  /** On to the contract. */
  proceed(): Promise<void>
  /** From the contract back to the order. */
  change(): void
  /** Orders what the contract says: once, however often it is pressed and whichever answers are lost. */
  submit(): Promise<void>
  sendEarlier(): Promise<void>
  orderBeside(): Promise<void>
  /** Someone is signed in again, or there is a connection again: what failed for its want is asked again. */
  resume(): void
  /** Asks again whenever another tab changes what is to be ordered. Returns what ends it. */
  follow(): () => void
  /** Whether this order was sent before and no answer to it is known: it may be sent again whatever the balance. */
  isUnsure(order: Order): boolean
}

export function createCheckoutStore(dependencies: Dependencies): CheckoutStore {
  const { validate, loadPlacing, basket, intent, sold, news, leave } = dependencies
  const $screen = atom<Screen>({ name: 'loading' })
  let latest = 0
  let askedFor: string[] = []
  let placing: Placing | undefined

  const isUnsure = (order: Order) => intent.isOpen(requestOf(order))

  async function check() {
    const shown = $screen.get()
    if (shown.name === 'submitting' || shown.name === 'leaving') return
    const planIds = basket.wantedNow()
    latest += 1
    const asked = latest
    askedFor = planIds
    if (planIds.length === 0) return $screen.set({ name: 'empty' })
    const known = 'order' in shown ? shown.order : undefined
    $screen.set(known ? { name: 'checking', order: known } : { name: 'loading' })
    const outcome = await validate(planIds)
    if (asked !== latest) return
    if (outcome.kind !== 'answer') {
      // Figures of another order than the one asked for are of no use.
      if (known && isSame(known.planIds, planIds))
        return $screen.set({ name: 'order', order: known, failed: outcome })
      return $screen.set({ name: 'failed', failed: outcome })
    }
    const order = readOrder(planIds, outcome.value, sold)
    // From then on `isUnsure` knows it at once.
    await intent.isBegun(requestOf(order))
    if (asked !== latest) return
    $screen.set({ name: 'order', order })
    news.step(1, toldPlans(order, planIds))
  }

  function remove(planId: string) {
    const screen = $screen.get()
    if (screen.name !== 'order') return
    basket.remove(planId, (id) => toldPlans(screen.order, [id])[0])
    void check()
  }

  function resume() {
    const screen = $screen.get()
    if (screen.name === 'contract') $screen.set({ name: 'contract', order: screen.order })
    else if ('failed' in screen) void check()
  }

  const follow = () =>
    basket.$wanted.listen((wanted) => {
      if (!isSame(wanted, askedFor)) void check()
    })

  async function proceed() {
    const screen = $screen.get()
    if (screen.name !== 'order') return
    const { order } = screen
    if (nextStep(order) !== 'contract' && !isUnsure(order)) return
    const waiting: Screen = { name: 'checking', order }
    $screen.set(waiting)
    try {
      placing ??= await inTime(
        loadPlacing({ $screen, basket, intent, news, leave, check }),
        longestLoadInMilliseconds,
      )
      await placing.prepare()
    } catch {
      const failed = { kind: 'unknown', reason: 'partNotLoaded', reference: randomCode(12) } as const
      return $screen.set({ name: 'order', order, failed })
    }
    // Another tab may have changed the order meanwhile.
    if ($screen.get() !== waiting) return
    $screen.set({ name: 'contract', order })
    news.step(2, toldPlans(order, orderablePlans(order)))
  }

  function change() {
    const screen = $screen.get()
    if (screen.name === 'contract') $screen.set({ name: 'order', order: screen.order })
  }

  async function submit() {
    await placing?.submit()
  }

  return {
    $screen,
    check,
    remove,
    proceed,
    change,
    submit,
    sendEarlier: async () => placing?.sendEarlier(),
    orderBeside: async () => placing?.orderBeside(),
    resume,
    follow,
    isUnsure,
  }
}
