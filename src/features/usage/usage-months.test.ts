import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { usageMonthOf } from './usage-months.fixture.ts'
import { comparedWithLast, usedIn } from './usage-months.ts'

const today = '2026-01-15'

test('a month has its data abroad in one, and all that was spent', () => {
  const month = usageMonthOf('2026-01-01', {
    dataInEuInMB: 100,
    dataBeyondEuInMB: 20,
    eurOnPlans: toCents(790),
    eurOnData: toCents(50),
    eurOnRest: toCents(7),
  })
  expect(usedIn(month)).toMatchObject({ date: '2026-01-01', dataAbroadInMB: 120, spentInCents: 847 })
})

test('this month is held against the last one up to the same day', () => {
  const usage = {
    months: [usageMonthOf('2025-12-01', { messages: 60 }), usageMonthOf('2026-01-01', { messages: 20 })],
    lastMonthToDate: usageMonthOf('2025-12-01', { messages: 31 }),
  }
  expect(comparedWithLast(usage, 'messages', today)).toEqual({ now: 20, before: 31 })
  // Neither had any.
  expect(comparedWithLast(usage, 'calls', today)).toBeUndefined()
})

test('without this month, or the last one, nothing is compared', () => {
  const month = usageMonthOf('2026-01-01', { messages: 20 })
  expect(comparedWithLast({ months: [month], lastMonthToDate: null }, 'messages', today)).toBeUndefined()
  const december = usageMonthOf('2025-12-01', { messages: 20 })
  const usage = { months: [december], lastMonthToDate: december }
  expect(comparedWithLast(usage, 'messages', today)).toBeUndefined()
})
