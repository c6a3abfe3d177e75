import { expect, test } from 'vitest'
import { gainOf, planOf } from '../gains/gains.fixture.ts'
import { daysLeft, paceOf } from './pace.ts'

const day = 24 * 60 * 60 * 1000
const validFrom = Date.UTC(2026, 0, 1)
const validTo = validFrom + 30 * day
const plan = (remaining: number, whole = 30) =>
  planOf({ validFrom, validTo, gains: [gainOf(remaining, whole)] })

test('what is used as evenly as the days go by lasts to the end of the period', () => {
  expect(paceOf([plan(20)], validFrom + 10 * day)).toEqual({ name: 'lasts', since: validFrom })
})

test('what is used faster ends on the day when nothing is left', () => {
  expect(paceOf([plan(10)], validFrom + 10 * day)).toEqual({
    name: 'ends',
    at: validFrom + 15 * day,
    since: validFrom,
  })
})

test('what rolled over is reckoned in', () => {
  const rolloverAmount = { unlimited: false, value: 10, unit: 'GB' } as const
  const rolled = planOf({ validFrom, validTo, gains: [gainOf(10, 30, { rolloverAmount })] })
  expect(paceOf([rolled], validFrom + 15 * day)).toEqual({
    name: 'ends',
    at: validFrom + 20 * day,
    since: validFrom,
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
  expect(paceOf(plans, validFrom + days * day)).toBeUndefined()
})

test('the day that has begun is one of those that are left', () => {
  expect(daysLeft(validTo, validTo - day)).toBe(1)
  expect(daysLeft(validTo, validTo - day - 1)).toBe(2)
  expect(daysLeft(validTo, validTo + 1)).toBe(0)
})
