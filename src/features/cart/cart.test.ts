import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addToCart, removeFromCart } from '../../data-layer/shop-events.ts'
import { toCents } from '../../lib/money.ts'
import { browserOfTabs } from './cart.fixture.ts'
import { type Cart, difference, openItems, withoutPlan, withPlan, withSubmitted } from './cart.ts'

const sold = ['s', 'm', 'l', 'xl'].map((planId, index) => ({
  planId,
  planTitle: planId.toUpperCase(),
  planPrice: toCents(490 + 200 * index),
  ...(planId === 'l' && { salePrice: toCents(790) }),
}))
/** The plan `old` is no longer sold. */
const ids = [...sold.map(({ planId }) => planId), 'old']
const tellPlan = (planId: string) => sold.find((plan) => plan.planId === planId)
const told = (planIds: readonly string[]) => planIds.flatMap((planId) => tellPlan(planId) ?? [])
const key = 'app:v1:selected-plans'

const id = fc.constantFrom(...ids)
const someCart = fc.uniqueArray(fc.record({ planId: id, submitted: fc.boolean() }), {
  selector: ({ planId }) => planId,
})
const idsOf = (cart: Cart) => cart.map(({ planId }) => planId)

afterEach(() => vi.unstubAllGlobals())

test('a plan is in the cart once, whatever was there before', () => {
  fc.assert(
    fc.property(someCart, id, (cart, planId) => {
      const after = withPlan(cart, planId)
      expect(idsOf(after).filter((other) => other === planId)).toHaveLength(1)
      expect(idsOf(openItems(after))).toContain(planId)
      expect(idsOf(withoutPlan(after, planId))).not.toContain(planId)
    }),
  )
})

test('what was submitted is ordered, not removed', () => {
  fc.assert(
    fc.property(someCart, fc.subarray(ids), (cart, planIds) => {
      const after = withSubmitted(cart, planIds)
      expect(difference(cart, after)).toEqual({ added: [], removed: [] })
      expect(idsOf(after)).toEqual(idsOf(cart))
      for (const { planId } of openItems(after)) expect(planIds).not.toContain(planId)
    }),
  )
})

test('differences lead from one cart to the other, and nothing is reported twice', () => {
  fc.assert(
    fc.property(someCart, someCart, (before, after) => {
      const { added, removed } = difference(before, after)
      const open = idsOf(openItems(before)).filter((planId) => !removed.includes(planId))
      const submitted = idsOf(after.filter((item) => item.submitted))
      expect([...open.filter((planId) => !submitted.includes(planId)), ...added].sort()).toEqual(
        idsOf(openItems(after)).sort(),
      )
      expect(added.filter((planId) => removed.includes(planId))).toEqual([])
      expect(difference(after, after)).toEqual({ added: [], removed: [] })
    }),
  )
})

test('saving tells just the differences; an empty cart tells everything as removed', async () => {
  await fc.assert(
    fc.asyncProperty(someCart, someCart, async (before, after) => {
      const { values, openTab } = browserOfTabs()
      values.set(key, JSON.stringify(before))
      const tab = await openTab()
      tab.act(({ saveCart }) => saveCart(after, tellPlan))
      const { added, removed } = difference(before, after)
      const [comes, goes] = [told(added), told(removed)]
      expect(tab.told()).toEqual([
        ...(comes.length > 0 ? [addToCart(comes)] : []),
        ...(goes.length > 0 ? [removeFromCart(goes)] : []),
      ])
      tab.act(({ saveCart }) => saveCart([], tellPlan))
      const rest = told(idsOf(openItems(after)))
      expect(
        tab
          .told()
          .slice(comes.length > 0 ? 1 : 0)
          .slice(goes.length > 0 ? 1 : 0),
      ).toEqual(rest.length > 0 ? [removeFromCart(rest)] : [])
      expect(values.has(key)).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('clearing removes the cart from storage and tells nothing', async () => {
  const { values, openTab } = browserOfTabs()
  values.set(key, '[{"planId":"s","submitted":false}]')
  const tab = await openTab()
  tab.act(({ clearCart }) => clearCart())
  expect([tab.told(), tab.shown(), values.has(key)]).toEqual([[], [], false])
})

test.each([
  '{',
  '"s"',
  '{}',
  '[{"planId":"s"}]',
  '[{"planId":"","submitted":false}]',
  '[{"planId":"s","submitted":false},{"planId":"s","submitted":true}]',
])('a broken cart (%s) is dropped', async (text) => {
  const { values, openTab } = browserOfTabs()
  values.set(key, text)
  expect((await openTab()).shown()).toEqual([])
  expect(values.has(key)).toBe(false)
})

test('without storage the cart lives as long as the page', async () => {
  const { openTab } = browserOfTabs()
  vi.stubGlobal('localStorage', undefined)
  const tab = await openTab()
  const [plan] = sold
  if (plan) tab.act((cart) => cart.addToCart(plan))
  expect(tab.shown()).toEqual([{ planId: 's', submitted: false }])
  tab.act((cart) => cart.clearCart())
  expect(tab.shown()).toEqual([])
})

test('a choice made elsewhere is seen here, and one that is forgotten is gone', async () => {
  const { values, openTab, tell } = browserOfTabs()
  const tab = await openTab()
  values.set('app:v1:selected-plan', '{"planId":"m","submitted":false}')
  tab.comeBack()
  expect(tab.chosen()).toEqual({ planId: 'm', submitted: false })
  tab.forgetChoice()
  expect([tab.chosen(), values.size]).toEqual([undefined, 0])
  tell(null)
  expect(tab.shown()).toEqual([])
})

test.each([
  ['app:v1:selected-plans', 1],
  ['app:v1:selected-plan', 1],
  ['app:v1:selected-plans-before', 0],
  ['app:v1:consent', 0],
  [null, 1],
])('what another tab has written is read where it is about the cart (%s)', async (written, changes) => {
  const { values, openTab, tell } = browserOfTabs()
  const tab = await openTab()
  let heard = 0
  tab.onChange(() => heard++)
  values.set(key, '[{"planId":"s","submitted":false}]')
  tell(written)
  tell(written)
  expect(heard).toBe(changes)
})

test('a page that comes back from the browser’s memory reads again, one that is loaded has read already', async () => {
  const { values, openTab } = browserOfTabs()
  const tab = await openTab()
  values.set(key, '[{"planId":"s","submitted":false}]')
  tab.comeBack(false)
  expect(tab.shown()).toEqual([])
  tab.comeBack()
  expect(tab.shown()).toEqual([{ planId: 's', submitted: false }])
})

test('a plan that only the operator knows is reported when it goes, at the price at which it came', async () => {
  const tab = await browserOfTabs().openTab()
  const offered = { planId: 'offered', planTitle: 'Iš pasiūlymo', planPrice: toCents(590) }
  tab.act(({ addToCart: add }) => add(offered))
  tab.act(({ removeFromCart: remove }) => remove('offered', tellPlan))
  expect(tab.told()).toEqual([addToCart([offered]), removeFromCart([{ ...offered, planTitle: 'plan' }])])
})

test('an emptied cart takes along the last choice and the promotion, one that is not empty does not', async () => {
  const browser = browserOfTabs()
  const tab = await browser.openTab()
  browser.values.set('app:v1:selected-plan', '{"planId":"s","submitted":false}')
  browser.values.set('app:v1:promo-campaign', '{"id":"winter","name":"Winter"}')
  tab.act(({ saveCart }) => saveCart([{ planId: 's', submitted: false }], tellPlan))
  expect(browser.values.has('app:v1:promo-campaign')).toBe(true)
  tab.act(({ saveCart }) => saveCart([], tellPlan))
  expect([...browser.values.keys()]).toEqual([])
})
