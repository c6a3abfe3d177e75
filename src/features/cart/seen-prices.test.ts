import { afterEach, expect, test, vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { browserOfTabs } from './cart.fixture.ts'
import { seenPrices } from './seen-prices.ts'

const key = 'app:v1:seen-prices'
const medium = { planId: 'm', planTitle: 'M', planPrice: toCents(690) }
const large = { planId: 'l', planTitle: 'L', planPrice: toCents(990), salePrice: toCents(790) }

afterEach(() => vi.unstubAllGlobals())

test('each plan’s price to be paid is kept as it is put in, and goes with it', async () => {
  const { values, openTab } = browserOfTabs()
  const kept = () => JSON.parse(values.get(key) ?? 'null')
  const tab = await openTab()
  tab.act(({ addToCart }) => addToCart(large))
  expect(kept()).toEqual({ l: 790 })
  tab.act(({ addToCart }) => addToCart(medium))
  expect(kept()).toEqual({ l: 790, m: 690 })
  // In the cart already, it keeps the price that was seen.
  tab.act(({ addToCart }) => addToCart({ ...medium, planPrice: toCents(890) }))
  expect(kept()).toEqual({ l: 790, m: 690 })
  tab.act(({ removeFromCart }) => removeFromCart('l', () => large))
  expect(kept()).toEqual({ m: 690 })
  tab.act(({ removeFromCart }) => removeFromCart('m', () => medium))
  expect(values.has(key)).toBe(false)
})

test('no price is kept of a plan that is no longer sold; a cart that is cleared leaves none', async () => {
  const { values, openTab } = browserOfTabs()
  const tab = await openTab()
  tab.act(({ saveCart }) => saveCart([{ planId: 'old', submitted: false }], () => undefined))
  expect(values.has(key)).toBe(false)
  tab.act(({ addToCart }) => addToCart(medium))
  tab.act(({ clearCart }) => clearCart())
  expect(values.has(key)).toBe(false)
})

test.each([
  ['{"m":690,"l":0}', { m: 690, l: 0 }],
  ['{"m":6.9}', undefined],
  ['{"m":690,"l":-1}', undefined],
  ['{"m":"690"}', undefined],
  ['null', undefined],
  ['690', undefined],
  ['""', undefined],
])('kept %s is read as %o', (text, prices) => {
  browserOfTabs().values.set(key, text)
  expect(seenPrices.read()).toEqual(prices)
})
