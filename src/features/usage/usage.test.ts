import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderedPlanOf } from './usage.fixture.ts'
import { inOrder, isLastPlan, mayWithdraw, planPhase, reduction, remainingTime } from './usage.ts'

const now = Date.UTC(2026, 0, 15, 10)
const hour = 60 * 60 * 1000

test.each([
  ['ACTIVATION_IN_PROGRESS', null, 'activating'],
  ['ACTIVE', now + 1, 'active'],
  ['ACTIVE', now, 'ended'],
  ['CANCELLATION_IN_PROGRESS', now + 1, 'cancelling'],
  ['CANCELLATION_IN_PROGRESS', now - 1, 'ended'],
  ['CANCELLED', now + 1, 'cancelled'],
  ['CANCELLED', now, 'ended'],
  ['CANCELLED', null, 'ended'],
] as const)('%s until %s is %s', (status, validTo, phase) => {
  expect(planPhase({ status, validTo }, now)).toBe(phase)
})

test.each([
  [now + 1, 1, { value: 1, unit: 'hour' }],
  [now + 24 * hour, 1, { value: 24, unit: 'hour' }],
  [now + 25 * hour, 2, { value: 2, unit: 'day' }],
  [now + 25 * hour, null, { value: 2, unit: 'day' }],
  [now, 0, undefined],
  [null, null, undefined],
] as const)('until %s there is left: %o', (validTo, remainingDaysValidity, left) => {
  expect(remainingTime({ validTo, remainingDaysValidity }, now)).toEqual(left)
})

test('a shortening is reported in days where they are whole, and is as long as it was', () => {
  fc.assert(
    fc.property(fc.nat(5_000), (hours) => {
      const { value, unit } = reduction(hours)
      expect(unit === 'day' ? value * 24 : value).toBe(hours)
      expect(Number.isInteger(value)).toBe(true)
    }),
  )
  expect(reduction(48)).toEqual({ value: 2, unit: 'day' })
  expect(reduction(47)).toEqual({ value: 47, unit: 'hour' })
})

test('what works is first, the newest in front', () => {
  const plans = [
    orderedPlanOf({ orderedPlanId: 'ended', status: 'CANCELLED', validTo: now - 1 }),
    orderedPlanOf({ orderedPlanId: 'older', orderedAt: now - 2 * hour }),
    orderedPlanOf({ orderedPlanId: 'coming', status: 'ACTIVATION_IN_PROGRESS', validTo: null }),
    orderedPlanOf({ orderedPlanId: 'newer', orderedAt: now - hour }),
  ]
  expect(inOrder(plans, now).map(({ orderedPlanId }) => orderedPlanId)).toEqual([
    'newer',
    'older',
    'coming',
    'ended',
  ])
})

test('a plan is the last one where no other continues', () => {
  const plan = orderedPlanOf()
  const ending = orderedPlanOf({ orderedPlanId: 'OP2', status: 'CANCELLED' })
  const coming = orderedPlanOf({ orderedPlanId: 'OP3', status: 'ACTIVATION_IN_PROGRESS', validTo: null })
  expect(isLastPlan(plan, [plan, ending], now)).toBe(true)
  expect(isLastPlan(plan, [plan, ending, coming], now)).toBe(false)
})

test('one may withdraw until the very instant that the operator names', () => {
  expect(mayWithdraw(orderedPlanOf({ withdrawalPossibleUntil: now + 1 }), now)).toBe(true)
  expect(mayWithdraw(orderedPlanOf({ withdrawalPossibleUntil: now }), now)).toBe(false)
  expect(mayWithdraw(orderedPlanOf({ withdrawalPossibleUntil: null }), now)).toBe(false)
})
