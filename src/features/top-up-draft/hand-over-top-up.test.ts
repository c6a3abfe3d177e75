import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { browserStorage } from '../../lib/storage.fixture.ts'
import { afterTopUp } from './after-top-up.ts'
import { handOverTopUp, sumToTopUp } from './hand-over-top-up.ts'
import { topUpPhone, topUpSum, topUpSumIndex } from './top-up-storage.ts'

const form = () => ({
  phone: topUpPhone.read(),
  sum: topUpSum.read(),
  sumIndex: topUpSumIndex.read(),
  goOnAt: afterTopUp.read(),
})

beforeEach(() => {
  browserStorage()
  browserStorage({}, 'sessionStorage')
})
afterEach(() => vi.unstubAllGlobals())

test('a lack is topped up with the difference, within what one top-up may be', () => {
  const limits = { minimum: toCents(300), maximum: toCents(10_000) }
  expect(sumToTopUp(toCents(120), limits)).toBe(300)
  expect(sumToTopUp(toCents(301), limits)).toBe(301)
  expect(sumToTopUp(toCents(10_001), limits)).toBe(10_000)
})

test('sum and the way on wait for the top-up page, the sum in the place of a preset; no number does', () => {
  topUpSumIndex.write(1)
  topUpPhone.write('699 99999')
  handOverTopUp(toCents(450), '/uzsakymas')
  expect(form()).toMatchObject({ phone: undefined, sumIndex: undefined, goOnAt: '/uzsakymas' })
  expect(topUpSum.read()).toMatch(/^4[.,]50$/)
})

test('a sum that isn’t known stays as it was typed; an older way on leads nowhere any more', () => {
  handOverTopUp(toCents(450), '/uzsakymas')
  topUpSumIndex.write(2)
  const before = form()
  handOverTopUp(undefined)
  expect(form()).toEqual({ ...before, goOnAt: undefined })
})
