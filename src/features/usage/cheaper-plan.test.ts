import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { UsageMonth } from '../../operator/client/monthly-usage.ts'
import { planOf } from '../gains/gains.fixture.ts'
import { cheaperPlan, type PlanOffer } from './cheaper-plan.ts'
import { usageMonthOf } from './usage-months.fixture.ts'

const day = 24 * 60 * 60 * 1000
const today = '2026-03-15'
const now = Date.parse(today)
const own = planOf({
  planId: 'own',
  eurPrice: toCents(990),
  validFrom: now - 10 * day,
  validTo: now + 20 * day,
})
const monthOf = (month: string, other: Partial<UsageMonth> = {}) =>
  usageMonthOf(month, {
    dataInLtInMB: 1024,
    callsInSeconds: 600,
    messages: 5,
    eurOnPlans: toCents(990),
    ...other,
  })
const firsts = ['2025-12-01', '2026-01-01', '2026-02-01']
const months = [...firsts, '2026-03-01'].map((first) => monthOf(first))
const offer = (
  planId: string,
  priceInCents: number,
  other: Partial<PlanOffer['limits']> = {},
): PlanOffer => ({
  planId,
  name: planId,
  priceInCents: toCents(priceInCents),
  periodInDays: 30,
  limits: {
    dataInLtInMB: 5 * 1024,
    dataInEuInMB: 5 * 1024,
    dataBeyondEuInMB: 0,
    callsInSeconds: null,
    messages: null,
    ...other,
  },
})
const answer = (offers: PlanOffer[], of = months, plans = [own]) => cheaperPlan(of, plans, offers, today, now)

test('the cheapest of those that would have done is named with three months of both', () => {
  const offers = [offer('dear', 1490), offer('mid', 690), offer('small', 490), offer('own', 100)]
  expect(answer(offers)).toEqual({ name: 'small', cost: 1470, ownCost: 2970, saved: 1500 })
})

test('a plan that costs as much, or lasts another time, isn’t cheaper', () => {
  expect(answer([offer('same', 990)])).toBeUndefined()
  expect(answer([{ ...offer('week', 100), periodInDays: 7 }])).toBeUndefined()
})

test('a month in which it wouldn’t have done rules it out; this month isn’t asked', () => {
  const lots = { dataInLtInMB: 6 * 1024 }
  const used = (at: string) => months.map((one) => (one.month === at ? { ...one, ...lots } : one))
  for (const first of firsts) expect(answer([offer('small', 490)], used(first))).toBeUndefined()
  expect(answer([offer('small', 490)], used('2026-03-01'))?.name).toBe('small')
})

test('data that was paid for by itself makes a dearer plan the cheaper one', () => {
  const paid = months.map((one) => ({ ...one, eurOnData: toCents(800) }))
  expect(answer([offer('large', 1490)], paid)).toEqual({
    name: 'large',
    cost: 4470,
    ownCost: 5370,
    saved: 900,
  })
  const rest = months.map((one) => ({ ...one, eurOnRest: toCents(800) }))
  expect(answer([offer('large', 1490)], rest)).toBeUndefined()
})

test.each([
  ['a month that isn’t told', months.slice(1), [own]],
  ['no plan', months, []],
  ['two plans', months, [own, { ...own, orderedPlanId: 'OP2' }]],
  ['a plan that isn’t renewed', months, [{ ...own, isRecurring: false }]],
  ['a plan that was cancelled', months, [{ ...own, status: 'CANCELLED' as const }]],
])('%s: nothing can be said', (_, of, plans) => {
  expect(answer([offer('small', 490)], of, plans)).toBeUndefined()
})

const amount = fc.integer({ min: 0, max: 100 })
const anyMonth = (month: string) =>
  fc
    .record({
      dataInLtInMB: amount,
      dataInEuInMB: amount,
      dataBeyondEuInMB: amount,
      callsInSeconds: amount,
      messages: amount,
    })
    .chain((used) =>
      fc.integer({ min: 0, max: 2000 }).map((paid) => monthOf(month, { ...used, eurOnData: toCents(paid) })),
    )
const limit = fc.option(amount)
const anyOffer = fc
  .record({
    price: fc.integer({ min: 0, max: 3000 }),
    limits: fc.record({
      dataInLtInMB: limit,
      dataInEuInMB: limit,
      dataBeyondEuInMB: limit,
      callsInSeconds: limit,
      messages: limit,
    }),
  })
  .map(({ price, limits }) => offer(`plan-${price}`, price, limits))
const anyMonths = fc.tuple(...firsts.map(anyMonth))

test('whatever was used: what is named is sold, had enough each month, costs less, and nothing less would have done', () => {
  fc.assert(
    fc.property(anyMonths, fc.array(anyOffer, { maxLength: 6 }), (of, offers) => {
      const paid = 3 * 990 + of.reduce((sum, { eurOnData }) => sum + eurOnData, 0)
      const enough = offers.filter(({ limits }) =>
        of.every((month) =>
          (['dataInLtInMB', 'dataInEuInMB', 'dataBeyondEuInMB', 'callsInSeconds', 'messages'] as const).every(
            (figure) => month[figure] <= (limits[figure] ?? Number.POSITIVE_INFINITY),
          ),
        ),
      )
      const least = Math.min(...enough.map(({ priceInCents }) => 3 * priceInCents))
      const cheaper = answer(offers, of)
      expect(cheaper === undefined).toBe(!(least < paid))
      if (!cheaper) return
      expect(cheaper).toMatchObject({ cost: least, ownCost: paid, saved: paid - least })
      expect(enough.map(({ name }) => name)).toContain(cheaper.name)
    }),
  )
})

test('who had used more is never named a plan that costs less', () => {
  fc.assert(
    fc.property(anyMonths, fc.array(anyOffer, { maxLength: 6 }), amount, (of, offers, more) => {
      const before = answer(offers, of)
      const after = answer(
        offers,
        of.map((month) => ({ ...month, dataInLtInMB: month.dataInLtInMB + more })),
      )
      if (after) expect(after.cost).toBeGreaterThanOrEqual(before?.cost ?? Number.POSITIVE_INFINITY)
    }),
  )
})
