import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../create-operator.ts'
import { numberOf } from '../people/put-person.ts'
import { bringInto } from '../people/scenarios.ts'
import { findNumber } from '../phone-numbers.ts'
import { dailyUsage } from './daily-usage.ts'
import { plansInUse } from './usage.ts'

const start = Date.UTC(2026, 0, 15, 22, 30)
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: 'http://127.0.0.1:4321', machineNow: () => start })
})
afterEach(() => operator.close())

async function onRecord(written: string) {
  const number = await findNumber(operator.database, numberOf(written))
  if (!number) throw new Error(`no such number: ${written}`)
  return number
}
const daysOf = async (written: string) => dailyUsage(operator.database, start, await onRecord(written))

test('an answer has the last 30 days in Vilnius, today last, and is always alike', async () => {
  const days = await daysOf('612 34567')
  expect(days).toHaveLength(30)
  // Half past midnight in Vilnius.
  expect(days.at(-1)?.date).toBe('2026-01-16')
  expect(days[0]?.date).toBe('2025-12-18')
  expect(await daysOf('612 34567')).toEqual(days)
})

test('the days of a plan’s period add up to what the plan shows as used', async () => {
  const rasa = await onRecord('612 34567')
  const [plan] = await plansInUse(operator.database, start, 'lt', rasa)
  const usedOf = (type: string) => {
    const gain = plan?.gains.find((one) => one.type === type)
    const { periodAmount, rolloverAmount, remainingAmount } = gain ?? {}
    return (periodAmount?.value ?? 0) + (rolloverAmount?.value ?? 0) - (remainingAmount?.value ?? 0)
  }
  const days = (await daysOf('612 34567')).filter(({ date }) => date >= '2025-12-29')
  const sum = (figure: 'dataInLtInMB' | 'dataAbroadInMB') =>
    days.reduce((total, day) => total + (day[figure] ?? 0), 0)
  expect(usedOf('DATA_IN_LT')).toBeGreaterThan(0)
  expect(sum('dataInLtInMB')).toBe(Math.round(usedOf('DATA_IN_LT') * 1024))
  expect(sum('dataAbroadInMB')).toBe(Math.round(usedOf('DATA_IN_EU') * 1024))
})

test('one day has far more than others, and data abroad is of a few days', async () => {
  const days = await daysOf('612 34567')
  const home = days.map(({ dataInLtInMB }) => dataInLtInMB ?? 0).toSorted((one, other) => other - one)
  expect(home[0]).toBeGreaterThan(2 * (home[Math.floor(home.length / 2)] ?? 0))
  const abroad = days.filter(({ dataAbroadInMB }) => dataAbroadInMB)
  expect(abroad.length).toBeGreaterThanOrEqual(3)
  expect(abroad.length).toBeLessThanOrEqual(6)
})

test.each(['611 11111', '616 16161', '622 22222'])(
  'a number without a plan that works has none (%s)',
  async (written) => {
    expect(await daysOf(written)).toEqual([])
  },
)

test('a plan of which nothing was used brings none', async () => {
  await bringInto(operator.database, start, 'plan being cancelled', numberOf('616 16161'))
  expect(await daysOf('616 16161')).toEqual([])
})
