import { expect, test } from 'vitest'
import { toCents } from '../lib/money.ts'
import type { Plan } from './plan.ts'
import { planBerries, planBerriesByName } from './plan-berries.ts'

const plan = (planId: string, more: Partial<Plan> = {}): Plan => ({
  id: planId,
  planId,
  orderCode: planId,
  planTitle: planId,
  planCardType: 'all',
  planPrice: toCents(990),
  priceUnits: 'EUR',
  periodInDays: 30,
  display: true,
  allowances: {},
  ...more,
})

test('berries are found by the plan’s id, of plans that are no longer sold too', () => {
  const plans = [
    plan('m', { berry: 'blueberry' }),
    plan('old', { berry: 'bramble', display: false }),
    plan('bare'),
  ]
  expect(planBerries({ plans })).toEqual({ m: 'blueberry', old: 'bramble' })
})

test('berries are found by the plan’s name, as an order tells it', () => {
  const plans = [plan('m', { planTitle: 'Mėlynė', berry: 'blueberry' }), plan('bare')]
  expect(planBerriesByName({ plans })).toEqual({ Mėlynė: 'blueberry' })
})
