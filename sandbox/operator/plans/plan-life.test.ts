import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber, putNumber } from '../phone-numbers.ts'
import { listedPlans } from './catalogue.ts'
import { orderedPlansOf } from './ordered-plans.ts'
import { orderPlan, terminatePlan } from './plan-life.ts'
import { withdraw } from './withdrawal.ts'

const start = Date.UTC(2026, 0, 15, 10)
const day = 24 * 60 * 60 * 1000
const phoneNumber = numberOf('699 00001')
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: 'http://127.0.0.1:4321', machineNow: () => start })
})
afterEach(() => operator.close())

async function ordered(planId: string, balanceInCents: number): Promise<boolean> {
  await putNumber(operator.database, start, { phoneNumber, balanceInCents: toCents(balanceInCents) })
  return order(planId, start)
}

async function order(planId: string, now: number): Promise<boolean> {
  const sold = listedPlans().get(planId)
  if (!sold) throw new Error(`not sold: ${planId}`)
  return orderPlan(operator.database, now, { phoneNumber, orderReference: 'ORDER-1' }, sold)
}

const plans = () => orderedPlansOf(operator.database, phoneNumber)
const number = () => findNumber(operator.database, phoneNumber)
const texts = async () =>
  (
    await operator.database.selectFrom('texts').selectAll().where('phoneNumber', '=', phoneNumber).execute()
  ).map(({ text }) => text)

describe('a plan', () => {
  test('is paid at once, works a minute later, and renews by itself', async () => {
    expect(await ordered('uoga-l', 2000)).toBe(true)
    expect(await number()).toMatchObject({ balanceInCents: 1210 })
    expect(await plans()).toMatchObject([{ status: 'ACTIVATION_IN_PROGRESS', activationStartedAt: start }])
    await operator.advance(limits.plans.activationTakes)
    expect(await plans()).toMatchObject([{ status: 'ACTIVE', activationStartedAt: null }])
    await operator.advance(30 * day)
    expect(await number()).toMatchObject({ balanceInCents: 420, standardFeeActivatedAt: null })
    expect(await texts()).toHaveLength(2)
  })

  test('that can’t be renewed is announced, ends, and leaves standard rates', async () => {
    await ordered('uoga-l', 790)
    await operator.advance(limits.plans.activationTakes)
    await operator.advance(27 * day)
    expect((await number())?.insufficientBalanceNotificationStartedAt).not.toBeNull()
    await operator.advance(3 * day)
    expect(await plans()).toMatchObject([{ status: 'CANCELLED' }])
    expect(await number()).toMatchObject({
      balanceInCents: 0,
      insufficientBalanceNotificationStartedAt: null,
    })
    expect((await number())?.standardFeeActivatedAt).not.toBeNull()
  })

  test('that is cancelled works until its period ends, and is not renewed', async () => {
    await ordered('uoga-s', 5000)
    await operator.advance(limits.plans.activationTakes)
    const now = start + limits.plans.activationTakes
    expect(await terminatePlan(operator.database, now, phoneNumber, 'uoga-s')).toBeDefined()
    expect(await plans()).toMatchObject([{ status: 'CANCELLATION_IN_PROGRESS', terminationStartedAt: now }])
    await operator.advance(limits.plans.terminationTakes)
    expect(await plans()).toMatchObject([{ status: 'CANCELLED', terminationStartedAt: null }])
    expect(await terminatePlan(operator.database, now, phoneNumber, 'uoga-s')).toBeUndefined()
    await operator.advance(31 * day)
    expect(await number()).toMatchObject({ balanceInCents: 4510 })
  })

  test('ordered again takes over, and says by how much the old one is shorter', async () => {
    await ordered('uoga-s', 5000)
    await operator.advance(limits.plans.activationTakes)
    await operator.advance(10 * day)
    await order('uoga-s', start + 10 * day)
    await operator.advance(limits.plans.activationTakes)
    expect(await plans()).toMatchObject([
      { status: 'ACTIVE' },
      { status: 'CANCELLED', shortenedByHours: 480 },
    ])
  })

  test('is not sold for more than there is', async () => {
    expect(await ordered('uoga-l', 789)).toBe(false)
    expect(await plans()).toEqual([])
    expect(await number()).toMatchObject({ balanceInCents: 789 })
  })

  test('withdrawn from is paid back for the days that are left', async () => {
    await ordered('uoga-l', 790)
    await operator.advance(limits.plans.activationTakes)
    await operator.advance(15 * day)
    const [plan] = await plans()
    const now = start + limits.plans.activationTakes + 15 * day
    expect(await withdraw(operator.database, now, plan?.orderedPlanId ?? '')).toBe(395)
    expect(await number()).toMatchObject({ balanceInCents: 395 })
  })
})
