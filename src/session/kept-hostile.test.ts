import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isConsentChoice } from '../data-layer/consent.ts'
import { refillPurchase } from '../data-layer/shop-events.ts'
import { keepUntold, takeUntold } from '../data-layer/untold.ts'
import { seenPrices } from '../features/cart/seen-prices.ts'
import { checkoutNews } from '../features/checkout/checkout-events.ts'
import { isFirstToHear } from '../features/checkout/finished-orders.ts'
import { orderOutcome } from '../features/checkout/order-outcome.state.ts'
import { insufficientBalanceNotificationDate } from '../features/dashboard/dashboard.state.ts'
import { keepGains, lastGains } from '../features/gains/last-gains.ts'
import { gameMark } from '../features/game-registration/game-mark.state.ts'
import { tellsOfNewLogin } from '../features/log-in/new-login.state.ts'
import { createNotificationsStore } from '../features/notifications/notifications.store.ts'
import { campaignOfVisit } from '../features/offers/campaign.ts'
import { leftSimOrder } from '../features/order-choice/left-sim-order.ts'
import { promoAt, selectedPlan, selectedPlans } from '../features/order-choice/order-choice-storage.ts'
import { registrationProgress } from '../features/registration/registration.state.ts'
import { lastCountry } from '../features/roaming/last-country.ts'
import { begunOrder, keptChoice } from '../features/sim-order/sim-order.state.ts'
import { afterTopUp } from '../features/top-up-draft/after-top-up.ts'
import * as topUp from '../features/top-up-draft/top-up-storage.ts'
import { keepClosed } from '../lib/closed-notices.ts'
import { createHandOver } from '../lib/hand-over.ts'
import { keeper, known } from '../lib/kept-text.ts'
import { toCents } from '../lib/money.ts'
import { browserStorage } from '../lib/storage.fixture.ts'
import { type StorageKey, stored } from '../lib/storage.ts'
import { storedText } from '../lib/stored-text.ts'
import type { VisitKey } from '../lib/visit-storage.ts'
import { intentUnder } from '../operator/client/intent.ts'
import { wasJustToldFigures } from './last-known.ts'
import { signedInHint } from './signed-in-hint.ts'

const now = Date.UTC(2026, 0, 15, 10)

/** Reads and begins a payment or an order, as a person does who finds it there. */
const begin = (key: StorageKey) => async () => {
  const intent = intentUnder(key)
  await intent.other({ amountInCents: 2000 }, new Set())
  intent.remember(await intent.keyFor({ amountInCents: 1000 }), 'ABCD-1234')
}

/** What the site does with each key; the compiler asks for a new one. */
const uses = {
  consent: () => stored('consent', isConsentChoice).read(),
  'promo-campaign': () => promoAt(0),
  'selected-plan': selectedPlan.read,
  'selected-plans': () => [storedText('selected-plans'), selectedPlans.read()],
  'roaming-plans-country': lastCountry.read,
  'user-info': signedInHint.read,
  'customer-since': () => {
    sessionStorage.setItem('app:v1:last-known-balance', '{"value":1,"at":1}')
    return wasJustToldFigures()
  },
  'seen-prices': seenPrices.read,
  'polling-start-time': topUp.pollingStartTime.read,
  'topup-phone': topUp.topUpPhone.read,
  'topup-sum': topUp.topUpSum.read,
  'topup-sum-index': topUp.topUpSumIndex.read,
  'topup-payment-method': topUp.topUpPaymentMethod.read,
  'topup-autorefill-date': topUp.topUpAutorefillDate.read,
  'left-sim-order': () => leftSimOrder(now),
  'topup-intent': begin('topup-intent'),
  'order-intent': begin('order-intent'),
  'auto-topup-intent': begin('auto-topup-intent'),
  'finished-orders': () => isFirstToHear('ABC'),
  'termination-intent': begin('termination-intent'),
  'withdrawal-intent': begin('withdrawal-intent'),
  'link-intent': begin('link-intent'),
  'leave-intent': begin('leave-intent'),
  'game-intent': begin('game-intent'),
  'sim-order-intent': begin('sim-order-intent'),
  'esim-order-intent': begin('esim-order-intent'),
  'registration-intent': begin('registration-intent'),
  'new-login-reviewed': tellsOfNewLogin,
  'new-login-seen': tellsOfNewLogin,
  'closed-notices': () => keepClosed('summer'),
  'extra-topup': topUp.extraTopUp.read,
  'insufficient-balance-notification-date': insufficientBalanceNotificationDate.read,
  'bc-session-id': campaignOfVisit,
  'dismissed-notifications': () => createNotificationsStore().$visible.get(),
  'checkout-event-sent': () => checkoutNews({ now: () => now }).step(1, []),
  'order-outcome': orderOutcome.read,
  'after-top-up': afterTopUp.read,
  'game-registration': gameMark.read,
  'sim-order-choice': keptChoice('sim').read,
  'esim-order-choice': keptChoice('esim').read,
  'sim-order-begun': begunOrder('sim').read,
  'esim-order-begun': begunOrder('esim').read,
  registration: registrationProgress.read,
  'untold-events': () => [keepUntold(refillPurchase(toCents(1000), now)), takeUntold()],
  'last-known-balance': wasJustToldFigures,
  'last-known-gains': () => [lastGains(), keepGains([], 0, 0)],
} satisfies Record<StorageKey | VisitKey | 'last-known-balance' | 'last-known-gains', () => unknown>

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const attempt = `{"idempotencyKey":"ABC","fingerprint":"x","madeAt":${Date.now()},"outline"`
const purchase = '{"event":"purchase","ecommerce":{"items"'

/** What no page of the site has written, and an extension, another tab or a person may have. */
const texts = {
  'lists in each other, 10,000 deep': nested(9_999),
  'records in each other': `${'{"value":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  'attempts with an outline 9,000 deep': `[${attempt}:${nested(9_000)}}]`,
  'events that are 9,000 deep': `[${purchase}:${nested(9_000)}}}]`,
  'what is deep behind a thousand lists that are not': `[${'[],'.repeat(1_000)}${nested(8_000)}]`,
  '80,000 lines': JSON.stringify(
    Array.from({ length: 80_000 }, (_, index) => ({ planId: `p${index}`, submitted: false })),
  ),
  'names of what every object has': `{"__proto__":{"isChanged":true,"planId":"x","submitted":false},
    "constructor":{"prototype":{"isChanged":true}},"value":1,"at":1}`,
  'prices under such names': '{"__proto__":5,"constructor":7,"toString":3}',
  'a list of such names': '["__proto__","constructor"]',
  'plans of such names':
    '[{"planId":"__proto__","submitted":false},{"planId":"constructor","submitted":false}]',
  'a number as a text': '"12"',
  'numbers as texts': '{"dayOfMonth":"5","value":"12","at":"1","step":"code","restrictedUntil":"1"}',
  'a number beyond all': '1e309',
}

let values: Map<string, string>[]
beforeEach(() => {
  values = [browserStorage(), browserStorage({}, 'sessionStorage')]
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://uoga.example/planai'))
  known.clear()
})
afterEach(() => {
  known.clear()
  vi.unstubAllGlobals()
})

/** So long may the thread work on it, in microseconds: how long the machine lets it wait says nothing. */
const limit = 200_000

describe.each(Object.entries(texts))('%s', (_, text) => {
  test.each(Object.entries(uses))('under %s neither stops the site nor changes it', async (key, use) => {
    for (const storage of values) storage.set(`app:v1:${key}`, text)
    const ofObjects = Reflect.ownKeys(Object.prototype)
    const before = process.threadCpuUsage()
    await use()
    createHandOver(keeper).onThisPage()
    createHandOver(keeper).toNextPage()
    const { user, system } = process.threadCpuUsage(before)
    expect(user + system).toBeLessThan(limit)
    expect(Reflect.ownKeys(Object.prototype)).toEqual(ofObjects)
    expect({}).not.toHaveProperty('isChanged')
  })
})
