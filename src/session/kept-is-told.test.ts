import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { StorageKey } from '../lib/storage.ts'
import type { VisitKey } from '../lib/visit-storage.ts'
import type { Figure } from './last-known.ts'

type Kept = StorageKey | VisitKey | `last-known-${Figure}`

/** Every name that the site keeps something under; the compiler asks for a new one. */
const kept = Object.keys({
  consent: true,
  'promo-campaign': true,
  'selected-plan': true,
  'selected-plans': true,
  'roaming-plans-country': true,
  'user-info': true,
  'customer-since': true,
  'seen-prices': true,
  'polling-start-time': true,
  'topup-phone': true,
  'topup-sum': true,
  'topup-sum-index': true,
  'topup-payment-method': true,
  'topup-autorefill-date': true,
  'topup-intent': true,
  'order-intent': true,
  'auto-topup-intent': true,
  'finished-orders': true,
  'termination-intent': true,
  'withdrawal-intent': true,
  'link-intent': true,
  'leave-intent': true,
  'game-intent': true,
  'sim-order-intent': true,
  'esim-order-intent': true,
  'registration-intent': true,
  'new-login-reviewed': true,
  'new-login-seen': true,
  'closed-notices': true,
  'extra-topup': true,
  'insufficient-balance-notification-date': true,
  'bc-session-id': true,
  'dismissed-notifications': true,
  'checkout-event-sent': true,
  'order-outcome': true,
  'after-top-up': true,
  'game-registration': true,
  'sim-order-choice': true,
  'esim-order-choice': true,
  'sim-order-begun': true,
  'esim-order-begun': true,
  registration: true,
  'last-known-balance': true,
  'untold-events': true,
  'last-known-gains': true,
} satisfies Record<Kept, true>)

const Cookies = v.record(v.string(), v.object({ name: v.string() }))
const Categories = v.record(v.string(), v.object({ cookies: v.optional(v.array(v.string()), []) }))
const read = (path: string): unknown =>
  parse(readFileSync(new URL(`../../content-sync/space/entries/${path}`, import.meta.url), 'utf8'))

/** Cookies that the operator's contract has; page script can't read them. */
const operatorCookies = ['__Host-Http-session', '__Host-Http-log-in']

test('what the site keeps in the browser is reported by the cookie list, each name', () => {
  const cookies = v.parse(Cookies, read('cookie/cookiesListPage.yaml'))
  const listed = Object.values(v.parse(Categories, read('cookieCategory/cookiesListPage.yaml'))).flatMap(
    ({ cookies }) => cookies,
  )
  const names = listed.flatMap((id) => cookies[id]?.name.split(', ') ?? [])
  const isTold = (key: string) =>
    names.some((name) => {
      const [before = '', after] = name.split('*')
      const full = `app:v1:${key}`
      return after === undefined ? full === name : full.startsWith(before) && full.endsWith(after)
    })
  expect(kept.filter((key) => !isTold(key))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(operatorCookies))
})
