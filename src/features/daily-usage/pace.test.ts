import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gainOf, planOf } from '../gains/gains.fixture.ts'
import { daysLeft, paceOf } from './pace.ts'
import { dayOf } from './usage-days.fixture.ts'

const day = 24 * 60 * 60 * 1000
const validFrom = Date.UTC(2026, 0, 1)
const validTo = validFrom + 30 * day
const today = '2026-01-11'
/** Since the period began, in gigabytes a day. */
const bySince = (average: number) => ({ byDays: false, since: '2026-01-01', average, unit: 'GB' }) as const
const plan = (remaining: number, whole = 30) =>
  planOf({ validFrom, validTo, gains: [gainOf(remaining, whole)] })

test('what is used as evenly as the days go by lasts to the end of the period, and just so where little would be over', () => {
  expect(paceOf([plan(20)], [], today, validFrom + 10 * day)).toEqual({ name: 'tight', basis: bySince(1) })
  expect(paceOf([plan(21, 31)], [], today, validFrom + 10 * day)?.name).toBe('tight')
  expect(paceOf([plan(23, 33)], [], today, validFrom + 10 * day)?.name).toBe('lasts')
})

test('what is used faster ends on the day when nothing is left', () => {
  expect(paceOf([plan(10)], [], today, validFrom + 10 * day)).toEqual({
    name: 'ends',
    at: validFrom + 15 * day,
    basis: bySince(2),
  })
})

test('what rolled over is reckoned in', () => {
  const rolloverAmount = { unlimited: false, value: 10, unit: 'GB' } as const
  const rolled = planOf({ validFrom, validTo, gains: [gainOf(10, 30, { rolloverAmount })] })
  expect(paceOf([rolled], [], today, validFrom + 15 * day)).toEqual({
    name: 'ends',
    at: validFrom + 20 * day,
    basis: bySince(2),
  })
})

const unlimited = { unlimited: true, value: null, unit: 'GB' } as const
test.each([
  ['no plan', [], 10],
  ['two plans', [plan(10), plan(10)], 10],
  ['the first day', [plan(10)], 0.9],
  ['nothing used', [plan(30)], 10],
  ['nothing left', [plan(0)], 10],
  ['a plan without gains', [planOf({ validFrom, validTo, gains: [] })], 10],
  ['a plan that has not begun', [planOf({ validFrom: null, validTo })], 10],
  ['no limit', [planOf({ validFrom, validTo, gains: [gainOf(1, 3, { remainingAmount: unlimited })] })], 10],
])('%s says nothing of the pace', (_, plans, days) => {
  expect(paceOf(plans, [], today, validFrom + days * day)).toBeUndefined()
})

/** So many days before today, each with so much. */
const daysOf = (...megabytes: number[]) =>
  megabytes.map((dataInLtInMB, index) =>
    dayOf(new Date(Date.parse(today) - (megabytes.length - index) * day).toISOString().slice(0, 10), {
      dataInLtInMB,
    }),
  )

test('where the operator tells days, it is reckoned by the last two weeks of them, today aside', () => {
  const days = [
    ...daysOf(99_999, ...Array.from({ length: 14 }, () => 2048)),
    dayOf(today, { dataInLtInMB: 9999 }),
  ]
  const now = validFrom + 10 * day
  expect(paceOf([plan(20)], days, today, now)).toEqual({
    name: 'ends',
    at: now + 10 * day,
    basis: { byDays: true, since: '2025-12-28', average: 2, unit: 'GB' },
  })
})

const chat = { socialOffers: [{ type: 'CHAT' as const }] }
test.each([
  ['two days', [plan(10)], daysOf(1024, 1024)],
  ['days without use', [plan(10)], daysOf(0, 0, 0)],
  ['data for chat alone', [planOf({ validFrom, validTo, gains: [gainOf(10, 30, chat)] })], daysOf(1, 1, 1)],
  [
    'data at night beside it',
    [planOf({ validFrom, validTo, gains: [gainOf(10, 30), gainOf(5, 5, { type: 'DATA_OFF_PEAK' })] })],
    daysOf(1, 1, 1),
  ],
])('%s say too little: it is reckoned since the period began', (_, plans, days) => {
  expect(paceOf(plans, days, today, validFrom + 10 * day)?.basis).toEqual(bySince(2))
})

test('whatever the days had, it lasts just where as much again would leave something', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 3, maxLength: 20 })
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 29 }),
      (list, left, days) => {
        const now = validTo - days * day
        const average = list.slice(-14).reduce((sum, one) => sum + one, 0) / Math.min(list.length, 14)
        const pace = paceOf([plan(left, 60)], daysOf(...list), today, now)
        expect(pace?.name === 'ends').toBe(average * days > left * 1024)
        if (pace?.name === 'ends') expect(pace.at).toBeGreaterThan(now)
      },
    ),
  )
})

test('the day that has begun is one of those that are left', () => {
  expect(daysLeft(validTo, validTo - day)).toBe(1)
  expect(daysLeft(validTo, validTo - day - 1)).toBe(2)
  expect(daysLeft(validTo, validTo + 1)).toBe(0)
})
