import { expect, test, vi } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Failed } from '../../session/loaded.ts'
import { createCancelPlanStore } from './cancel-plan.store.ts'
import type { UsageApi } from './usage.api.ts'
import { orderedPlanOf } from './usage.fixture.ts'
import { createWithdrawStore } from './withdraw.store.ts'

const plan = orderedPlanOf()
const { phoneNumber } = plan
const lost: Failed = { kind: 'unknown', reason: 'noConnection', reference: 'R1' }
const until = Date.UTC(2026, 1, 10, 10)
const terminated = (isDone: boolean): Awaited<ReturnType<UsageApi['terminatePlan']>> => ({
  kind: 'answer',
  reference: 'R3',
  value: { terminated: isDone, phoneNumber, planId: plan.planId, terminationDate: until },
})
const withdrawn: Awaited<ReturnType<UsageApi['withdrawFromContract']>> = {
  kind: 'answer',
  reference: 'R4',
  value: {
    orderedPlanId: plan.orderedPlanId,
    planId: plan.planId,
    planName: plan.planName,
    phoneNumber,
    acknowledgementReference: 'W-1',
    withdrawnAt: Date.UTC(2026, 0, 15, 10),
    eurRefund: toCents(700),
  },
}

function cancelling(...answers: Awaited<ReturnType<UsageApi['terminatePlan']>>[]) {
  const terminatePlan = vi.fn<UsageApi['terminatePlan']>()
  for (const answer of answers) terminatePlan.mockResolvedValueOnce(answer)
  const refresh = vi.fn(async () => undefined)
  const intent = intentUnder('termination-intent')
  const store = createCancelPlanStore({ api: { terminatePlan }, intent, refresh })
  store.open(plan)
  return { store, terminatePlan, refresh, screen: () => store.$screen.get() }
}

function withdrawing(...answers: Awaited<ReturnType<UsageApi['withdrawFromContract']>>[]) {
  const withdrawFromContract = vi.fn<UsageApi['withdrawFromContract']>()
  for (const answer of answers) withdrawFromContract.mockResolvedValueOnce(answer)
  const refresh = vi.fn(async () => undefined)
  const intent = intentUnder('withdrawal-intent')
  const store = createWithdrawStore({ api: { withdrawFromContract }, intent, refresh })
  store.open(plan)
  return { store, withdrawFromContract, refresh, screen: () => store.$screen.get() }
}

test('nothing is sent before the consequences are confirmed', () => {
  const { terminatePlan, screen } = cancelling()
  expect(screen()).toEqual({ name: 'consequences', plan })
  expect(terminatePlan).not.toHaveBeenCalled()
})

test('three presses cancel once, and the figures are asked again', async () => {
  const { store, terminatePlan, refresh, screen } = cancelling(terminated(false))
  await Promise.all([store.confirm(), store.confirm(), store.confirm()])
  expect(terminatePlan).toHaveBeenCalledOnce()
  expect(screen()).toEqual({ name: 'underWay', plan, phoneNumber, until })
  expect(refresh).toHaveBeenCalledOnce()
})

test('a plan that ends at once is reported so', async () => {
  const { store, screen } = cancelling(terminated(true))
  await store.confirm()
  expect(screen()).toEqual({ name: 'done', plan, phoneNumber, until })
})

test('after a lost answer the same key asks again', async () => {
  const { store, terminatePlan, refresh, screen } = cancelling(lost, terminated(false))
  await store.confirm()
  expect(screen()).toEqual({ name: 'failed', plan, failed: lost, isUnsure: true })
  expect(refresh).not.toHaveBeenCalled()
  await store.confirm()
  const [first, second] = terminatePlan.mock.calls
  expect(second).toEqual(first)
  expect(screen()).toMatchObject({ name: 'underWay' })
})

test('a refusal is an answer: the next press is another try with a key of its own', async () => {
  const refused = { kind: 'failure', code: 'NUMBER_BLOCKED', reference: 'R7' } as const
  const { store, terminatePlan, screen } = cancelling(refused, terminated(false))
  await store.confirm()
  expect(screen()).toEqual({ name: 'failed', plan, failed: refused, isUnsure: false })
  await store.confirm()
  const [first, second] = terminatePlan.mock.calls.map(([, key]) => key)
  expect(second).not.toBe(first)
  expect(screen()).toMatchObject({ name: 'underWay' })
})

test('a plan that is gone already is reported, and the list asked again', async () => {
  const gone = { kind: 'failure', code: 'PLAN_NOT_FOUND', reference: 'R5' } as const
  const { store, refresh, screen } = cancelling(gone)
  await store.confirm()
  expect(screen()).toEqual({ name: 'notFound', plan })
  expect(refresh).toHaveBeenCalledOnce()
})

test('where another number is current by then nothing is cancelled, and the next press has a key of its own', async () => {
  const changed = { kind: 'failure', code: 'PHONE_NUMBER_CHANGED', reference: 'R2' } as const
  const { store, terminatePlan, refresh, screen } = cancelling(changed, terminated(false))
  await store.confirm()
  expect(terminatePlan.mock.calls[0]?.[0].phoneNumber).toBe(phoneNumber)
  expect(screen()).toEqual({ name: 'failed', plan, failed: changed, isUnsure: false })
  expect(refresh).not.toHaveBeenCalled()
  await store.confirm()
  const [first, second] = terminatePlan.mock.calls.map(([, key]) => key)
  expect(second).not.toBe(first)
})

test('closed while it was sent, it stays closed', async () => {
  const { store, refresh, screen } = cancelling(terminated(false))
  const sent = store.confirm()
  store.close()
  await sent
  expect(screen()).toEqual({ name: 'closed' })
  expect(refresh).toHaveBeenCalledOnce()
})

test('a contract is withdrawn from in two steps, once', async () => {
  const { store, withdrawFromContract, screen } = withdrawing(withdrawn)
  await store.confirm()
  expect(withdrawFromContract).not.toHaveBeenCalled()
  store.proceed()
  expect(screen()).toEqual({ name: 'confirmation', plan })
  await Promise.all([store.confirm(), store.confirm()])
  expect(withdrawFromContract).toHaveBeenCalledOnce()
  expect(screen()).toMatchObject({ name: 'acknowledged', withdrawal: { acknowledgementReference: 'W-1' } })
})

test('an acknowledgement is shown even where its dialog was closed meanwhile', async () => {
  const { store, screen } = withdrawing(withdrawn)
  store.proceed()
  const sent = store.confirm()
  store.close()
  await sent
  expect(screen()).toMatchObject({ name: 'acknowledged' })
})

test.each([
  ['WITHDRAWAL_PERIOD_OVER', 'periodOver'],
  ['PLAN_NOT_FOUND', 'notFound'],
  ['NUMBER_BLOCKED', 'failed'],
] as const)('%s is reported as %s', async (code, name) => {
  const { store, screen } = withdrawing({ kind: 'failure', code, reference: 'R6' })
  store.proceed()
  await store.confirm()
  expect(screen()).toMatchObject({ name, plan })
})

test('a lost answer claims nothing, and the same key asks again', async () => {
  const { store, withdrawFromContract, screen } = withdrawing(lost, withdrawn)
  store.proceed()
  await store.confirm()
  expect(screen()).toEqual({ name: 'failed', plan, failed: lost, isUnsure: true })
  await store.confirm()
  const [first, second] = withdrawFromContract.mock.calls
  expect(second).toEqual(first)
  expect(screen()).toMatchObject({ name: 'acknowledged' })
})
