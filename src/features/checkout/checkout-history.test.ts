import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { browserHistory } from '../../lib/browser-history.fixture.ts'
import { orderOf } from './checkout.fixture.ts'
import type { Screen } from './checkout.store.ts'
import { followHistory } from './checkout-history.ts'

const order = orderOf([{ planId: 'l' }])
const atOrder: Screen = { name: 'order', order }
const atContract: Screen = { name: 'contract', order }

/** The order page as it loads, with what the history has of it. */
function open(...entries: unknown[]) {
  const browser = browserHistory(null, ...entries)
  const $screen = atom<Screen>({ name: 'loading' })
  const change = () => $screen.get().name === 'contract' && $screen.set(atOrder)
  followHistory({ $screen, change })
  return { ...browser, $screen, change, shown: () => $screen.get().name }
}

afterEach(() => vi.unstubAllGlobals())

test('Back leads from the contract to the order; Forward alone does not lead to the contract', () => {
  const page = open()
  page.$screen.set(atOrder)
  page.$screen.set(atContract)
  expect(page.entries).toEqual([{ step: 'order' }, { step: 'contract' }])
  page.go(-1)
  expect([page.shown(), page.at()]).toEqual(['order', 0])
  page.go(1)
  expect(page.shown()).toBe('order')
})

test('the page’s own way back from the contract is Back', () => {
  const page = open()
  page.$screen.set(atOrder)
  page.$screen.set(atContract)
  page.change()
  expect([page.shown(), page.at()]).toEqual(['order', 0])
})

test('Back while the order is sent waits for the answer, and works after it', () => {
  const page = open()
  page.$screen.set(atOrder)
  page.$screen.set(atContract)
  page.$screen.set({ name: 'submitting', order })
  page.go(-1)
  expect(page.shown()).toBe('submitting')
  page.$screen.set(atContract)
  expect(page.at()).toBe(1)
  page.go(-1)
  expect(page.shown()).toBe('order')
})

test('a reload at the contract begins at the order, and the contract stays one entry', () => {
  const page = open({ step: 'contract' })
  page.$screen.set(atOrder)
  expect([page.shown(), page.at()]).toEqual(['order', 0])
  page.$screen.set(atContract)
  expect(page.entries).toEqual([{ step: 'order' }, { step: 'contract' }])
})
