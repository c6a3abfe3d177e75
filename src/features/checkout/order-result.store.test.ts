import { expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { planOf } from '../gains/gains.fixture.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { createOrderResultStore } from './order-result.store.ts'

const outcomeOf = (...submitted: boolean[]): OrderOutcome => ({
  reference: 'O1',
  items: submitted.map((one, index) => ({ planId: `p${index}`, planName: `Plan ${index}`, submitted: one })),
  problem: null,
  game: 'NOT_OFFERED',
})
const more = {
  validFrom: null,
  validToReductionInHours: null,
  productType: 'PLAN',
  canBeReordered: false,
  remainingDaysValidity: null,
  orderedAt: 0,
  withdrawalPossibleUntil: null,
} as const
const usageOf = (plans: Record<string, 'ACTIVE' | 'ACTIVATION_IN_PROGRESS'>): Outcome<DetailedUsage> => ({
  kind: 'answer',
  reference: 'r1',
  value: {
    pendingOperations: {
      lastActivationStartedAt: null,
      lastTerminationStartedAt: null,
      lastRefillStartedAt: null,
    },
    orderedPlans: Object.entries(plans).map(([planId, status]) => ({
      ...planOf({ planId, status }),
      ...more,
    })),
  },
})
const lost: Outcome<never> = { kind: 'unknown', reason: 'timeLimit', reference: 'r2' }

function result(
  page: 'success' | 'failure',
  outcome: OrderOutcome | undefined,
  answers: Outcome<DetailedUsage>[],
) {
  const clock = manualClock()
  const shown: string[] = []
  let asked = 0
  const store = createOrderResultStore({
    page,
    outcome,
    async usage() {
      asked += 1
      return answers.shift() ?? usageOf({})
    },
    clock,
    show: (next) => shown.push(next),
  })
  store.start()
  return { store, clock, shown, asked: () => asked, screen: () => store.$screen.get() }
}

test('opened cold, a page claims nothing and asks nothing', () => {
  const { screen, asked } = result('success', undefined, [])
  expect([screen(), asked()]).toEqual([{ name: 'nothing' }, 0])
})

test('the page that says what is true is shown', () => {
  expect(result('success', outcomeOf(false), []).shown).toEqual(['failure'])
  expect(result('failure', outcomeOf(true, false), []).shown).toEqual(['success'])
  expect(result('failure', outcomeOf(false), []).screen()).toMatchObject({ name: 'notOrdered' })
})

test('an activation is asked about until every plan that was ordered works', async () => {
  const { screen, clock, asked } = result('success', outcomeOf(true, true, false), [
    usageOf({ p0: 'ACTIVATION_IN_PROGRESS' }),
    usageOf({ p0: 'ACTIVE', p1: 'ACTIVATION_IN_PROGRESS' }),
    usageOf({ p0: 'ACTIVE', p1: 'ACTIVE' }),
  ])
  await clock.advance(0)
  expect(screen()).toMatchObject({ activation: { name: 'pending' } })
  await clock.advance(2_000)
  expect(screen()).toMatchObject({ activation: { name: 'pending' } })
  await clock.advance(3_000)
  expect(screen()).toMatchObject({ activation: { name: 'active' } })
  await clock.advance(60_000)
  expect(asked()).toBe(3)
})

test('it is not asked for ever, nor while no one sees it', async () => {
  const { store, clock, asked } = result('success', outcomeOf(true), [])
  await clock.advance(3_600_000)
  const { length } = Array(asked())
  expect(length).toBeLessThan(75)
  store.stop()
  await clock.advance(3_600_000)
  expect(asked()).toBe(length)
})

test('no answer is reported, and asked for again by the person', async () => {
  const { store, clock, screen } = result('success', outcomeOf(true), [lost, usageOf({ p0: 'ACTIVE' })])
  await clock.advance(0)
  expect(screen()).toMatchObject({ activation: { name: 'failed', failed: lost } })
  store.start()
  await clock.advance(0)
  expect(screen()).toMatchObject({ activation: { name: 'active' } })
})

test('until the operator has answered nothing is claimed; asked again by the person neither', async () => {
  const { store, screen, clock } = result('success', outcomeOf(true), [lost])
  expect(screen()).toMatchObject({ name: 'ordered', activation: { name: 'asking' } })
  await clock.advance(0)
  store.start()
  expect(screen()).toMatchObject({ activation: { name: 'asking' } })
})

test('hidden and shown again, what was known stays while it is asked again; what works is asked no more', async () => {
  const { store, screen, clock, asked } = result('success', outcomeOf(true), [
    usageOf({ p0: 'ACTIVATION_IN_PROGRESS' }),
    usageOf({ p0: 'ACTIVE' }),
  ])
  await clock.advance(0)
  store.stop()
  await clock.advance(60_000)
  expect(asked()).toBe(1)
  store.start()
  expect(screen()).toMatchObject({ activation: { name: 'pending' } })
  await clock.advance(0)
  store.stop()
  store.start()
  await clock.advance(60_000)
  expect([screen(), asked()]).toMatchObject([{ activation: { name: 'active' } }, 2])
})

test('before it is started, and where there is no order, nothing is known', () => {
  const { store, screen } = result('success', undefined, [])
  store.stop()
  store.start()
  expect(screen()).toEqual({ name: 'nothing' })
})

test.each<[string, Record<string, 'ACTIVE' | 'ACTIVATION_IN_PROGRESS'>[], string]>([
  ['another plan works', [{ other: 'ACTIVE' }], 'pending'],
  ['it works, another is being activated', [{ p0: 'ACTIVE', other: 'ACTIVATION_IN_PROGRESS' }], 'active'],
  ['it is being activated', [{ p0: 'ACTIVATION_IN_PROGRESS' }], 'pending'],
  ['it works already and is ordered anew', [{ p0: 'ACTIVE' }, { p0: 'ACTIVATION_IN_PROGRESS' }], 'pending'],
])('where %s, the order’s state is what this says: %o', async (_, plans, name) => {
  const [first, ...others] = plans.map(usageOf)
  if (first?.kind !== 'answer') throw new Error('no answer')
  const orderedPlans = [first, ...others].flatMap((one) =>
    one.kind === 'answer' ? one.value.orderedPlans : [],
  )
  const { screen, clock } = result('success', outcomeOf(true), [
    { ...first, value: { ...first.value, orderedPlans } },
  ])
  await clock.advance(0)
  expect(screen()).toMatchObject({ activation: { name } })
})
