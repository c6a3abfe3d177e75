import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { Failed } from '../../session/loaded.ts'
import { gainOf, planOf } from '../gains/gains.fixture.ts'
import { sumToTopUp } from '../top-up-draft/hand-over-top-up.ts'
import { gainsScreen, nextRenewal, plansInUse } from './dashboard.ts'

const now = Date.UTC(2026, 0, 15, 10)
const day = 24 * 60 * 60 * 1000
const lost: Failed = { kind: 'unknown', reason: 'noConnection', reference: 'R1' }
const usage = (orderedPlans: CommonUsage['orderedPlans']): CommonUsage => ({
  pendingOperations: {
    lastActivationStartedAt: null,
    lastTerminationStartedAt: null,
    lastRefillStartedAt: null,
  },
  insufficientBalanceNotificationStartedAt: null,
  standardFeeActivatedAt: null,
  orderedPlans,
})
const known = { value: [[gainOf(3, 5)]], at: now - day }

test('before the operator answers, the last known figures are with their time', () => {
  expect(gainsScreen({ name: 'loading' }, undefined, now)).toEqual({ name: 'loading' })
  expect(gainsScreen({ name: 'loading' }, known, now)).toMatchObject({ name: 'lastKnown', at: known.at })
})

test('without an answer they stay; without any, it failed', () => {
  expect(gainsScreen({ name: 'failed', failed: lost }, known, now)).toMatchObject({
    name: 'lastKnown',
    failed: lost,
  })
  expect(gainsScreen({ name: 'failed', failed: lost }, undefined, now)).toEqual({
    name: 'failed',
    failed: lost,
  })
})

test('an answer that could not be renewed is shown with its own time', () => {
  const loaded = { name: 'ready', value: usage([planOf()]), at: now - 5, failed: lost } as const
  expect(gainsScreen(loaded, known, now)).toMatchObject({ name: 'lastKnown', at: now - 5 })
})

test('no plan is not the same as no answer', () => {
  expect(gainsScreen({ name: 'ready', value: usage([]), at: now }, known, now)).toEqual({ name: 'empty' })
})

test('the next renewal is the first that comes, with all that renew on that day', () => {
  const plans = [
    planOf({ orderedPlanId: '1', planName: 'A', validTo: now + 3 * day, eurPrice: toCents(790) }),
    planOf({ orderedPlanId: '2', planName: 'B', validTo: now + 3 * day + 60_000, eurPrice: toCents(490) }),
    planOf({ orderedPlanId: '3', planName: 'C', validTo: now + 4 * day, eurPrice: toCents(1490) }),
  ]
  expect(nextRenewal(plans, toCents(1000), now)).toEqual({
    at: now + 3 * day,
    plans: [
      { planId: 'uoga-l', planName: 'A' },
      { planId: 'uoga-l', planName: 'B' },
    ],
    cost: 1280,
    shortfall: 280,
    isInsufficient: true,
  })
})

test.each([
  planOf({ status: 'CANCELLED' }),
  planOf({ status: 'CANCELLATION_IN_PROGRESS' }),
  planOf({ status: 'ACTIVATION_IN_PROGRESS' }),
  planOf({ isRecurring: false }),
  planOf({ validTo: null }),
  planOf({ validTo: now }),
])('nothing of it is renewed', (plan) => {
  expect(nextRenewal([plan], toCents(0), now)).toBeUndefined()
})

test('what the operator says of the balance counts, where the figures say otherwise', () => {
  const plan = planOf({ hasSufficientBalanceForRecurringPayment: false })
  expect(nextRenewal([plan], toCents(100_00), now)).toMatchObject({ shortfall: 0, isInsufficient: true })
  expect(nextRenewal([plan], undefined, now)).toMatchObject({ shortfall: 0, isInsufficient: true })
})

test('what is topped up does for the renewal and can be topped up', () => {
  const cents = fc.integer({ min: 0, max: 50_000 }).map(toCents)
  fc.assert(
    fc.property(cents, cents, cents, (eurPrice, balance, minimum) => {
      const renewal = nextRenewal([planOf({ eurPrice })], balance, now)
      const sum = sumToTopUp(renewal?.shortfall ?? toCents(0), { minimum, maximum: toCents(100_000) })
      expect(balance + sum).toBeGreaterThanOrEqual(eurPrice)
      expect(sum).toBeGreaterThanOrEqual(minimum)
    }),
  )
})

test('plans in use are those that give something now: a cancelled one until its end', () => {
  const plans = [
    planOf({ planName: 'A' }),
    planOf({ planName: 'B', status: 'ACTIVATION_IN_PROGRESS', validTo: null }),
    planOf({ planName: 'C', status: 'CANCELLED', validTo: now + day }),
    planOf({ planName: 'D', validTo: now }),
  ]
  expect(plansInUse(plans, now).map(({ planName }) => planName)).toEqual(['A', 'C'])
})
