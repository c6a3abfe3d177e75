import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import { dayOf } from './usage-days.fixture.ts'
import { amountOn, isAnythingUsed, lastDays, measures, summaryOf } from './usage-days.ts'

const today = '2026-01-15'

test('days come in order, and no more than 30 of them', () => {
  const dates = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + ((index * 7) % 40))).toISOString().slice(0, 10),
  )
  const days = lastDays(dates.map((date) => dayOf(date)))
  expect(days).toHaveLength(30)
  expect(days.map(({ date }) => date)).toEqual(dates.toSorted().slice(-30))
})

test('data is what was used at home and abroad', () => {
  expect(amountOn(dayOf(today, { dataInLtInMB: 100, dataAbroadInMB: 20 }), 'data')).toBe(120)
})

test('the day that has begun is no part of the average, and may be the one with most', () => {
  const days = [
    dayOf('2026-01-13', { messages: 1 }),
    dayOf('2026-01-14', { messages: 2 }),
    dayOf(today, { messages: 9 }),
  ]
  expect(summaryOf(days, 'messages', today)).toEqual({ average: 1.5, most: { date: today, amount: 9 } })
  expect(summaryOf(days.slice(2), 'messages', today)?.average).toBe(9)
})

test('where nothing was used there is nothing to sum up', () => {
  expect(summaryOf([], 'data', today)).toBeUndefined()
  expect(summaryOf([dayOf(today, { messages: 3 })], 'data', today)).toBeUndefined()
  expect(isAnythingUsed([dayOf(today)])).toBe(false)
  expect(isAnythingUsed([dayOf(today, { callsInSeconds: 1 })])).toBe(true)
})

const amount = fc.integer({ min: 0, max: 100_000 })
const anyDays: fc.Arbitrary<UsageDay[]> = fc.array(
  fc.record({
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-01-${String(day).padStart(2, '0')}`),
    dataInLtInMB: amount,
    dataAbroadInMB: amount,
    callsInSeconds: amount,
    messages: amount,
  }),
  { maxLength: 40 },
)

test('no day has more than the one with most, nor has the average of days that are over', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(...measures), (days, measure) => {
      const summary = summaryOf(days, measure, today)
      const amounts = days.map((day) => amountOn(day, measure))
      expect(summary === undefined).toBe(amounts.every((one) => one === 0))
      if (!summary) return
      expect(summary.most.amount).toBe(Math.max(...amounts))
      expect(summary.average).toBeLessThanOrEqual(summary.most.amount)
    }),
  )
})
