import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { withFairUse } from './plans-in-year.ts'

const plan = (price: number, data: number | null, gigabytesAtHome?: number | null) => ({
  title: 'Avietė',
  price: toCents(price),
  periodInDays: 30,
  allowances: { data, minutes: null, messages: null },
  ...(gigabytesAtHome !== undefined && { gigabytesAtHome }),
  abroad: {},
})
const dataIn = (year: number, one: ReturnType<typeof plan>) => withFairUse([one], year)[0]?.allowances.data

test('a plan gives at least what fair use says of its price, in each year, and never more than at home', () => {
  // 2 × 6,53 ÷ 1,10 = 11,87; ÷ 1,00 = 13,06
  expect(dataIn(2026, plan(790, 12 * 1024, 60))).toBe(12 * 1024)
  expect(dataIn(2027, plan(790, 12 * 1024, 60))).toBe(14 * 1024)
  expect(dataIn(2027, plan(790, 12 * 1024, null))).toBe(14 * 1024)
  expect(dataIn(2027, plan(490, 5 * 1024, 5))).toBe(5 * 1024)
})

test('what the content gives beyond it stays, and a plan that gives nothing there still does', () => {
  expect(dataIn(2027, plan(790, 40_000, 60))).toBe(40_000)
  expect(dataIn(2027, plan(790, null, null))).toBeNull()
  expect(dataIn(2027, plan(790, 0, 60))).toBe(0)
  expect(dataIn(2027, plan(790, 1000))).toBe(1000)
})
