import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { orderOf } from './checkout.fixture.ts'
import { runningPlan } from './running-plans.fixture.ts'
import { runningBeside } from './running-plans.ts'

const now = Date.UTC(2026, 10, 23)
const beside = (...plans: Parameters<typeof runningPlan>) =>
  runningBeside(orderOf([{ planId: 'l' }]), [runningPlan(...plans)], now)

test('a plan that works and renews continues beside another one', () => {
  expect(beside({ planName: 'Mėlynė', validTo: now + 1, eurPrice: toCents(690) })).toEqual([
    { orderedPlanId: 'p1', planName: 'Mėlynė', renewsAt: now + 1, price: 690 },
  ])
})

test.each([
  ['is ordered again', { planId: 'l' }],
  ['does not renew', { isRecurring: false }],
  ['is over', { validTo: now }],
  ['has no end yet', { validTo: null }],
  ['was cancelled', { status: 'CANCELLED' }],
  ['is being cancelled', { status: 'CANCELLATION_IN_PROGRESS' }],
  ['is being activated', { status: 'ACTIVATION_IN_PROGRESS' }],
] as const)('of one that %s nothing is said', (_, plan) => {
  expect(beside(plan)).toEqual([])
})

test('a plan of one’s own making continues beside a plan of the shop, and is replaced by another of one’s own', () => {
  const own = [runningPlan({ productType: 'OWN_PLAN' })]
  expect(runningBeside(orderOf([{ planId: 'l' }]), own, now)).toHaveLength(1)
  const replacing = orderOf([{ planId: 'own', notice: 'REPLACES_PLAN' }])
  expect(runningBeside(replacing, own, now)).toEqual([])
  expect(runningBeside(replacing, [runningPlan()], now)).toHaveLength(1)
})
