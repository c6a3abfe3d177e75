import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '../order-choice/order-choice-storage.ts'

const item = (planId: string, submitted = false): CartItem => ({ planId, submitted })

let values: Map<string, string>

/** The basket of a page that is opened with this cart and this choice of the last button. */
async function openPage(cart: CartItem[], choice?: CartItem) {
  write('selected-plans', cart)
  if (choice) write('selected-plan', choice)
  vi.resetModules()
  return (await import('./basket.ts')).basket
}

const write = (name: string, value: unknown) => values.set(`app:v1:${name}`, JSON.stringify(value))
const kept = (name: string): unknown => JSON.parse(values.get(`app:v1:${name}`) ?? 'null')

beforeEach(() => {
  values = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://uoga.example/mano/uzsakymas'))
  write('promo-campaign', { id: 'promo', name: 'winter' })
})
afterEach(() => vi.unstubAllGlobals())

test('what is wanted is the cart and the choice of the last button', async () => {
  const basket = await openPage([item('s'), item('m', true)], item('l'))
  expect(basket.$wanted.get()).toEqual(['s', 'l'])
})

test('what another tab wrote a moment ago counts, before this one has heard of it', async () => {
  const basket = await openPage([item('s')], item('l'))
  write('selected-plans', [item('s', true), item('m')])
  values.delete('app:v1:selected-plan')
  expect(basket.wantedNow()).toEqual(['m'])
})

test('what was taken is marked, and the promotion by which someone came is over with it', async () => {
  const basket = await openPage([item('s'), item('m'), item('old', true)], item('l'))
  basket.take(['s', 'l'])
  expect(kept('selected-plans')).toEqual([item('s', true), item('m')])
  expect(kept('selected-plan')).toBeNull()
  expect(kept('promo-campaign')).toBeNull()
  expect(basket.wantedNow()).toEqual(['m'])
})

test('where nothing was taken everything stays: the choice, and the promotion for the next try', async () => {
  const basket = await openPage([item('s')], item('l'))
  basket.take([])
  expect(basket.wantedNow()).toEqual(['s', 'l'])
  expect(kept('promo-campaign')).toEqual({ id: 'promo', name: 'winter' })
})

test('what is removed goes from the cart and from the choice; another choice stays', async () => {
  const basket = await openPage([item('s'), item('m')], item('s'))
  basket.remove('s', () => undefined)
  expect([basket.wantedNow(), kept('selected-plan')]).toEqual([['m'], null])
  const other = await openPage([item('s')], item('l'))
  other.remove('s', () => undefined)
  expect(other.wantedNow()).toEqual(['l'])
})
