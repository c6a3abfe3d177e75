import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../lib/storage.fixture.ts'
import { forgetLeftSimOrder, keepLeftSimOrder, leftSimOrder } from './left-sim-order.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 0, 15, 10)
const left = { kind: 'esim', step: 'plan', method: '', device: 'YES', planId: 'uoga-m', leftAt: now } as const

let local: Map<string, string>
beforeEach(() => {
  local = browserStorage()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['at once', 0, true],
  ['after 23 hours', 23, true],
  ['after a day', 24, false],
  ['where a clock was set back', -1, false],
])('what was left is there %s: %s hours, %s', (_, hours, isThere) => {
  keepLeftSimOrder(left)
  expect(leftSimOrder(now + hours * hour)).toEqual(isThere ? left : undefined)
  expect(local.size).toBe(isThere ? 1 : 0)
})

test('what is forgotten isn’t there, and what is broken is nothing', () => {
  keepLeftSimOrder(left)
  forgetLeftSimOrder('sim')
  expect(leftSimOrder(now)).toEqual(left)
  forgetLeftSimOrder('esim')
  expect(leftSimOrder(now)).toBeUndefined()
  local.set('app:v1:left-sim-order', '{"kind":"card","leftAt":1}')
  expect(leftSimOrder(now)).toBeUndefined()
})
