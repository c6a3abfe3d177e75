import { push } from '../../data-layer/push.ts'
import { refillPurchase } from '../../data-layer/shop-events.ts'
import { systemClock } from '../../lib/clock.ts'
import type { Cents } from '../../lib/money.ts'

/** Tells the site's figures of a paid top-up; nothing of whose it is. */
export const announceTopUp = (amount: Cents): void => push(refillPurchase(amount, systemClock.now()))
