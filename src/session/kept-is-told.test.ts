import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { saveCart } from '../features/cart/change-cart.ts'
import { forgetTopUpDraft, topUpAutorefillDate } from '../features/top-up-draft/top-up-storage.ts'
import type { Figure } from '../lib/forget-last-known.ts'
import { browserStorage } from '../lib/storage.fixture.ts'
import type { StorageKey } from '../lib/storage.ts'
import type { VisitKey } from '../lib/visit-storage.ts'
import { forgetCustomer } from './session-changes.ts'

type ForVisit = VisitKey | `last-known-${Figure}`

/** Every name that the site keeps something under, and where; the compiler asks for a new one. */
const places = {
  consent: 'localStorage',
  'promo-campaign': 'localStorage',
  'selected-plan': 'localStorage',
  'selected-plans': 'localStorage',
  'left-sim-order': 'localStorage',
  'roaming-plans-country': 'localStorage',
  'user-info': 'localStorage',
  'customer-since': 'localStorage',
  'seen-prices': 'localStorage',
  'polling-start-time': 'localStorage',
  'topup-phone': 'localStorage',
  'topup-sum': 'localStorage',
  'topup-sum-index': 'localStorage',
  'topup-payment-method': 'localStorage',
  'topup-autorefill-date': 'localStorage',
  'topup-intent': 'localStorage',
  'order-intent': 'localStorage',
  'auto-topup-intent': 'localStorage',
  'finished-orders': 'localStorage',
  'termination-intent': 'localStorage',
  'withdrawal-intent': 'localStorage',
  'link-intent': 'localStorage',
  'leave-intent': 'localStorage',
  'game-intent': 'localStorage',
  'sim-order-intent': 'localStorage',
  'esim-order-intent': 'localStorage',
  'registration-intent': 'localStorage',
  'new-login-reviewed': 'localStorage',
  'new-login-seen': 'localStorage',
  'closed-notices': 'localStorage',
  'extra-topup': 'localStorage',
  'insufficient-balance-notification-date': 'localStorage',
  'bc-session-id': 'sessionStorage',
  'dismissed-notifications': 'sessionStorage',
  'checkout-event-sent': 'sessionStorage',
  'order-outcome': 'sessionStorage',
  'after-top-up': 'sessionStorage',
  'game-registration': 'sessionStorage',
  'sim-order-choice': 'sessionStorage',
  'esim-order-choice': 'sessionStorage',
  'sim-order-begun': 'sessionStorage',
  'esim-order-begun': 'sessionStorage',
  registration: 'sessionStorage',
  'last-known-balance': 'sessionStorage',
  'untold-events': 'sessionStorage',
  'last-known-gains': 'sessionStorage',
} satisfies Record<StorageKey, 'localStorage'> & Record<ForVisit, 'sessionStorage'>
const kept = Object.keys(places)

const Cookies = v.record(v.string(), v.object({ name: v.string(), duration: v.object({ lt: v.string() }) }))
const Categories = v.record(v.string(), v.object({ cookies: v.optional(v.array(v.string()), []) }))
const read = (path: string): unknown =>
  parse(readFileSync(new URL(`../../content-sync/space/entries/${path}`, import.meta.url), 'utf8'))

/** Cookies that the operator's contract has; page script can't read them. */
const operatorCookies = ['__Host-Http-session', '__Host-Http-log-in']

/** A cache, as src/service-worker/service-worker.ts names it. */
const workerCaches = ['app:v1:kept-files']

const cookies = v.parse(Cookies, read('cookie/cookiesListPage.yaml'))
const listed = Object.values(v.parse(Categories, read('cookieCategory/cookiesListPage.yaml')))
  .flatMap(({ cookies }) => cookies)
  .flatMap((id) => cookies[id] ?? [])
const fullName = (key: string) => `app:v1:${key}`

/** The row of the cookie list that has a name; one may end or begin with any letters. */
const rowOf = (full: string) =>
  listed.find((row) =>
    row.name.split(', ').some((name) => {
      const [before = '', after] = name.split('*')
      return after === undefined ? full === name : full.startsWith(before) && full.endsWith(after)
    }),
  )

test('what the site keeps in the browser is reported by the cookie list, each name', () => {
  expect(kept.filter((key) => !rowOf(fullName(key)))).toEqual([])
  expect([...operatorCookies, ...workerCaches].filter((name) => !rowOf(name))).toEqual([])
})

test('each name in the list is kept by something: the site, the operator, or what the sandbox has in a provider’s place', () => {
  const own = [...kept.map(fullName), ...operatorCookies, ...workerCaches]
  const providers = globSync('sandbox/providers/*/*.js').map((path) => readFileSync(path, 'utf8'))
  const isKept = (name: string) => {
    const [before = '', after = ''] = name.split('*')
    return (
      own.some((key) =>
        name.includes('*') ? key.startsWith(before) && key.endsWith(after) : key === name,
      ) ||
      providers.some((script) =>
        new RegExp(`['"\`]${before}${name.includes('*') ? '' : "['=]"}`).test(script),
      )
    )
  }
  expect(listed.flatMap(({ name }) => name.split(', ')).filter((name) => !isKept(name))).toEqual([])
  // An entry that no category names is seen nowhere.
  expect(Object.values(cookies).filter((cookie) => !listed.includes(cookie))).toEqual([])
})

describe('it is kept as long as the list says', () => {
  const all = Object.entries(places).map(([key, place]) => ({
    key,
    place,
    duration: rowOf(fullName(key))?.duration.lt ?? '',
  }))
  let local: Map<string, string>
  let visit: Map<string, string>
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute: vi.fn() } })
    local = browserStorage()
    visit = browserStorage({}, 'sessionStorage')
    for (const { key, place } of all) (place === 'localStorage' ? local : visit).set(fullName(key), '1')
  })
  afterEach(() => vi.unstubAllGlobals())
  const stillThere = (said: string) =>
    all
      .filter(({ key, duration }) => duration.includes(said) && local.has(fullName(key)))
      .map(({ key }) => key)
  const said = (words: string) => all.filter(({ duration }) => duration.includes(words))

  test('until the tab is closed: in no storage that outlives it', () => {
    expect(said('uždarysi skirtuką').map(({ place }) => place)).toEqual(
      all.filter(({ place }) => place === 'sessionStorage').map(({ place }) => place),
    )
  })

  test('until the log-out: nothing of it stays, and what has no such end does', () => {
    forgetCustomer()
    expect(said('atsijungsi').length).toBeGreaterThan(10)
    expect(stillThere('atsijungsi')).toEqual([])
    const staying = said('ištrinsi').concat(said('krepšelį'))
    expect(staying.filter(({ key }) => !local.has(fullName(key)))).toEqual([])
    expect(visit.size).toBe(0)
  })

  test('until the top-up: nothing of it stays', () => {
    forgetTopUpDraft()
    topUpAutorefillDate.remove()
    // The payment itself ends it: src/operator/client/intent.ts.
    local.delete(fullName('topup-intent'))
    expect(stillThere('papildysi')).toEqual([])
  })

  test('until the cart is emptied: nothing of it stays', () => {
    saveCart([], () => undefined)
    expect(said('krepšelį').length).toBe(4)
    expect(stillThere('krepšelį')).toEqual([])
  })
})
