import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCents } from '../lib/money.ts'
import type { SoldPlan } from '../lib/sold-plan.ts'
import type { AnalyticsEvent, Item } from './event.ts'
import { push } from './push.ts'
import { addToCart, checkoutStep, planPurchase, refillPurchase, removeFromCart } from './shop-events.ts'

const small: SoldPlan = { planId: 'small', planTitle: 'Uoga S', planPrice: toCents(590) }
const large: SoldPlan = {
  ...small,
  planId: 'large',
  planTitle: 'Uoga L',
  planPrice: toCents(1290),
  salePrice: toCents(990),
}

function open(path: string) {
  const page: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL(path, 'https://uoga.example'))
  return page
}

beforeEach(() => void open('/'))
afterEach(() => vi.unstubAllGlobals())

test('a cart sums the sale price, or the plan price where there is none', () => {
  expect(addToCart([small, large])).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'EUR',
      value: 15.8,
      items: [
        expect.objectContaining({ item_id: 'small', price: 5.9, item_brand: 'Uoga', item_category: 'plan' }),
        expect.objectContaining({ item_id: 'large', price: 9.9, quantity: 1 }),
      ],
    },
  })
  expect(removeFromCart([large]).ecommerce.value).toBe(9.9)
})

test('sums are exact to the cent', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 100_000_00 }), { maxLength: 30 })
  fc.assert(
    fc.property(sums, (prices) => {
      const plans = prices.map((price) => ({ ...small, planPrice: toCents(price) }))
      expect(addToCart(plans).ecommerce.value).toBe(prices.reduce((sum, price) => sum + price, 0) / 100)
    }),
  )
})

test('checkout has three steps', () => {
  expect(([1, 2, 3] as const).map((step) => checkoutStep(step, [small]))).toMatchObject([
    { event: 'begin_checkout', checkout_step: 1 },
    { event: 'checkout_progress', checkout_step: 2 },
    { event: 'checkout_progress', checkout_step: 3 },
  ])
})

test('a transaction is named by its time; a top-up is a refill', () => {
  const { ecommerce } = planPurchase([large], 1_795_000_000_000)
  expect(ecommerce).toMatchObject({ transaction_id: 'T1795000000000', value: 9.9, coupon: 'uoga-web' })
  expect(refillPurchase(toCents(1000), 1).ecommerce).toMatchObject({
    transaction_id: 'T1',
    value: 10,
    items: [{ item_id: 'refill', item_category: 'refill', price: 10 }],
  })
})

test('an event reaches the page’s list; on an extra page none does', () => {
  const page = open('/en/plans')
  push(addToCart([small]))
  expect(page.dataLayer).toEqual([addToCart([small])])
  for (const path of ['/extra/saskaitos-papildymas', '/ru/extra/popolnenye-sciota']) {
    const extra = open(path)
    push(addToCart([small]))
    expect(extra.dataLayer).toBeUndefined()
  }
})

test('no event type has a place for a person', () => {
  // @ts-expect-error No event knows a phone number.
  const withNumber: AnalyticsEvent = { event: 'page_view', page_path: '/', language: 'lt', phoneNumber: '' }
  // @ts-expect-error No item knows an e-mail address.
  const withAddress: Item = { ...addToCart([small]).ecommerce.items[0], email: '' }
  expect([withNumber, withAddress]).toHaveLength(2)
})

test('an event that carries something of a person goes nowhere, wherever in it that is', () => {
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((list) => list.join(''))
  const separated = digits(8).map((number) => number.replace(/(...)(?=.)/g, '$1 '))
  const personal = fc.oneof(
    digits(7).map((end) => `+3706${end}`),
    digits(8),
    digits(16),
    separated,
    fc.emailAddress(),
  )
  const place = fc.constantFrom('planId', 'planTitle')
  fc.assert(
    fc.property(personal, place, fc.string({ maxLength: 5 }), (text, field, before) => {
      const page = open('/')
      push(addToCart([{ ...small, [field]: before + text }]))
      push({ event: 'page_view', page_path: `/${text}`, language: 'lt' })
      expect(page.dataLayer).toBeUndefined()
    }),
  )
})

test('a plan whose id has seven digits is reported', () => {
  const page = open('/')
  push(addToCart([{ ...small, planId: '1234567' }]))
  expect(page.dataLayer).toHaveLength(1)
})
