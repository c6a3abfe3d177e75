import { push } from '../../data-layer/push.ts'
import { checkoutStep, planPurchase } from '../../data-layer/shop-events.ts'
import type { Clock } from '../../lib/clock.ts'
import { keptForVisit } from '../../lib/visit-storage.ts'
import type { CheckoutNews } from './checkout.store.ts'

/** How far this session's checkout was reported; 1 once it was opened, 2 once its second stage was reached. */
const isStage = (value: unknown): value is 1 | 2 => value === 1 || value === 2
const eventSent = keptForVisit('checkout-event-sent', isStage)

/** Tells the data layer of the order's steps: the first once a session, the second once an order. */
export const checkoutNews = (clock: Pick<Clock, 'now'>): CheckoutNews => ({
  step(step, plans) {
    const sent = eventSent.read() ?? 0
    if (step <= sent) return
    push(checkoutStep(step, plans))
    // An order that was submitted is over: of the next one, the second stage is reported again.
    eventSent.write(step === 2 ? 2 : 1)
  },
  purchase: (plans) => push(planPurchase(plans, clock.now())),
})
