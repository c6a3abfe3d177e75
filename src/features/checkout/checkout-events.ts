import { push } from '../../data-layer/push.ts'
import { checkoutStep, planPurchase } from '../../data-layer/shop-events.ts'
import type { Clock } from '../../lib/clock.ts'
import { keptForVisit } from '../../lib/visit-storage.ts'
import type { CheckoutNews } from './checkout.store.ts'

/** How far this session's checkout was reported; 1 once it was opened, 2 at its second stage, 3 while a submission has no answer. */
const isStage = (value: unknown): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3
const eventSent = keptForVisit('checkout-event-sent', isStage)

/** Tells the data layer of the order's steps: the first once a session, the second once an order, the third once a submission. */
export const checkoutNews = (clock: Pick<Clock, 'now'>): CheckoutNews => ({
  step(step, plans) {
    const sent = eventSent.read() ?? 0
    if (step <= sent) return
    push(checkoutStep(step, plans))
    eventSent.write(step)
  },
  // Of the next order the second stage is reported again; sent again for want of an answer, it is the same submission.
  answered: () => eventSent.write(1),
  purchase: (plans) => push(planPurchase(plans, clock.now())),
})
