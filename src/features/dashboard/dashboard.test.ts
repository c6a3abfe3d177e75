import { expect, test } from 'vitest'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { Failed } from '../../session/loaded.ts'
import { gainOf, planOf } from '../gains/gains.fixture.ts'
import { gainsScreen, plansInUse } from './dashboard.ts'

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

test('plans in use are those that give something now: a cancelled one until its end', () => {
  const plans = [
    planOf({ planName: 'A' }),
    planOf({ planName: 'B', status: 'ACTIVATION_IN_PROGRESS', validTo: null }),
    planOf({ planName: 'C', status: 'CANCELLED', validTo: now + day }),
    planOf({ planName: 'D', validTo: now }),
  ]
  expect(plansInUse(plans, now).map(({ planName }) => planName)).toEqual(['A', 'C'])
})
