import { systemClock } from '../lib/clock.ts'
import type { Cents } from '../lib/money.ts'
import { push } from './push.ts'
import { refillPurchase } from './shop-events.ts'

/** Tells the site's figures of a paid top-up; nothing of whose it is. Where this part doesn't come, it is paid all the same. */
export const announceTopUp = (amount: Cents): void => push(refillPurchase(amount, systemClock.now()))
