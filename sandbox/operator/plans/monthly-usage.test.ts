import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { numberOf } from '../people/put-person.ts'
import { findNumber } from '../phone-numbers.ts'
import { dailyUsage } from './daily-usage.ts'
import { monthlyUsage } from './monthly-usage.ts'

/** The 31st of March, just after midnight in Vilnius: February has no such day. */
const start = Date.UTC(2026, 2, 30, 22, 30)
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: 'http://127.0.0.1:4321', machineNow: () => start })
})
afterEach(() => operator.close())

async function monthsOf(written: string, now = start) {
  const number = await findNumber(operator.database, numberOf(written))
  if (!number) throw new Error(`no such number: ${written}`)
  const days = await dailyUsage(operator.database, now, number)
  return { ...(await monthlyUsage(operator.database, now, number)), days }
}

test('an answer has 12 months by their first days, the current one last', async () => {
  const { months } = await monthsOf('612 34567')
  expect(months).toHaveLength(12)
  expect(months[0]?.month).toBe('2025-04-01')
  expect(months.at(-1)?.month).toBe('2026-03-01')
})

test('a month has what its days have', async () => {
  const { months, days } = await monthsOf('612 34567', Date.UTC(2026, 2, 20, 12))
  const march = days.filter(({ date }) => date >= '2026-03-01')
  expect(march).toHaveLength(20)
  const sum = (figure: 'dataInLtInMB' | 'callsInSeconds') =>
    march.reduce((total, day) => total + day[figure], 0)
  expect(months.at(-1)).toMatchObject({
    dataInLtInMB: sum('dataInLtInMB'),
    callsInSeconds: sum('callsInSeconds'),
  })
})

test('the last month up to a day that it doesn’t have is all of it, and before that less', async () => {
  const whole = await monthsOf('612 34567')
  expect(whole.lastMonthToDate).toEqual(whole.months.at(-2))
  const part = await monthsOf('612 34567', Date.UTC(2026, 2, 20, 12))
  const [of = 0, all = 0] = [part.lastMonthToDate, part.months.at(-2)].map((month) => month?.callsInSeconds)
  expect(of).toBeGreaterThan(0)
  expect(of).toBeLessThan(all)
})

test('money is what the history says: a renewal in each month of a plan', async () => {
  const { months } = await monthsOf('655 55555')
  const february = months.at(-2)
  expect(february?.eurOnPlans).toBe(1490)
})

test('a number without a plan that works has none', async () => {
  expect(await monthsOf('611 11111')).toMatchObject({ months: [], lastMonthToDate: null })
})
