import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCents } from '../lib/money.ts'
import { browserStorage } from '../lib/storage.fixture.ts'
import { choose } from './consent.state.ts'
import { everything, nothing } from './consent.ts'
import { push } from './push.ts'
import { addToCart, refillPurchase } from './shop-events.ts'
import { forgetUntold, takeUntold } from './untold.ts'

const bought = refillPurchase(toCents(1000), 1)
const added = addToCart([{ planId: 's', planTitle: 'S', planPrice: toCents(500) }])

/** A page with tags, or one without that tells later. */
function open({ hasTags }: { hasTags: boolean }) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://uoga.example/mano/uzsakymas'))
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: hasTags ? {} : { tellsLater: '' } }),
  })
}

beforeEach(() => {
  browserStorage({}, 'localStorage')
  browserStorage({}, 'sessionStorage')
  choose(everything)
})
afterEach(() => {
  forgetUntold()
  vi.unstubAllGlobals()
})

test('what was bought on a page without tags is reported on the next one that has them, once and in order', () => {
  open({ hasTags: false })
  push(added)
  push(bought)
  expect(takeUntold()).toEqual([added, bought])
  expect(takeUntold()).toEqual([])
})

test('that a page was seen is not kept, nor what a page with tags has told itself', () => {
  open({ hasTags: false })
  push({ event: 'page_view', page_path: '/mano/uzsakymas', language: 'lt' })
  open({ hasTags: true })
  push(bought)
  expect(takeUntold()).toEqual([])
})

test('nothing is kept for who has not allowed it', () => {
  open({ hasTags: false })
  choose(nothing)
  push(bought)
  choose({ ...nothing, C0003: true })
  push(bought)
  expect(takeUntold()).toEqual([])
})

test.each([
  'null',
  '{}',
  '[1]',
  '[{"event":"gtm.js"}]',
  '[{"event":"purchase","name":"+370 612 34567"}]',
  '[{"event":"page_view"}]',
])('%s in the storage is nothing of ours', (text) => {
  sessionStorage.setItem('app:v1:untold-events', text)
  expect(takeUntold()).toEqual([])
})

test('only the latest are kept', () => {
  open({ hasTags: false })
  for (let cents = 1; cents <= 25; cents++) push(refillPurchase(toCents(cents), cents))
  const told = takeUntold()
  expect(told).toHaveLength(20)
  expect(told.at(-1)).toEqual(refillPurchase(toCents(25), 25))
})
