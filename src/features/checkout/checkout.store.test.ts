import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import type { SoldPlan } from '../../lib/sold-plan.ts'
import { forgetAllBut } from '../../lib/storage.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { OrderSubmission } from '../../operator/client/submit-order.ts'
import type { OrderValidation } from '../../operator/client/validate-order.ts'
import type { OperationRefusal } from '../../operator/contract/operation-errors.ts'
import type { Basket } from './basket.ts'
import { phoneNumber, sold, validationOf } from './checkout.fixture.ts'
import { createCheckoutStore } from './checkout.store.ts'
import type { OrderOutcome } from './order-outcome.ts'
import type { PlacingApi } from './placing.api.ts'
import { createPlacing } from './placing.store.ts'
import { runningPlan } from './running-plans.fixture.ts'
import { $orderedPlans } from './running-plans.state.ts'

type Answer<Value> = Outcome<Value, OperationRefusal>
const answer = <Value>(value: Value): Answer<Value> => ({ kind: 'answer', value, reference: 'r1' })
const lost: Answer<never> = { kind: 'unknown', reason: 'noConnection', reference: 'r2' }
const unauthorized: Answer<never> = { kind: 'unauthorized', reference: 'r3' }

const submission = (submitted: Record<string, boolean>): OrderSubmission => ({
  status: 'SUCCESS',
  errorMessage: null,
  orderItems: Object.entries(submitted).map(([planId, one]) => ({
    planId,
    planName: planId,
    submitted: one,
  })),
  gameRegistrationStatus: 'NOT_OFFERED',
  orderReference: 'O1',
})

let clock: ReturnType<typeof manualClock>
beforeEach(() => {
  clock = manualClock()
  forgetAllBut([])
})

interface Script {
  validations?: Answer<OrderValidation>[]
  submissions?: Answer<OrderSubmission>[]
  wanted?: string[]
  isChunkLost?: boolean
  isFirstToHear?: boolean
  plans?: Awaited<ReturnType<PlacingApi['orderedPlans']>>[]
}

function checkout({
  validations = [],
  submissions = [],
  wanted = ['s', 'l'],
  isChunkLost,
  isFirstToHear = true,
  plans = [],
}: Script) {
  const $wanted = atom(wanted)
  let orderedElsewhere: string[] = []
  const keys: string[] = []
  const requests: object[] = []
  const told: [string, string[]][] = []
  const kept: OrderOutcome[] = []
  const left: string[] = []
  const removed: unknown[] = []
  const ids = (plans: SoldPlan[]) => plans.map(({ planId }) => planId)
  const basket: Basket = {
    $wanted,
    wantedNow: () => $wanted.get().filter((planId) => !orderedElsewhere.includes(planId)),
    remove(planId, tellPlan) {
      removed.push(tellPlan(planId))
      $wanted.set($wanted.get().filter((other) => other !== planId))
    },
    take: (planIds) => $wanted.set($wanted.get().filter((planId) => !planIds.includes(planId))),
  }
  const store = createCheckoutStore({
    validate: async (planIds) =>
      validations.shift() ?? answer(validationOf(planIds.map((planId) => ({ planId })))),
    async loadPlacing(shared) {
      if (isChunkLost) throw new Error('no such file')
      return createPlacing(shared, {
        orderedPlans: async () => plans.shift() ?? lost,
        isFirstToHear: () => isFirstToHear,
        keep: (outcome) => kept.push(outcome),
        async submit(request, key) {
          requests.push(request)
          keys.push(key)
          return submissions.shift() ?? lost
        },
      })
    },
    basket,
    intent: intentUnder('order-intent', clock),
    sold,
    news: {
      step: (step, plans) => told.push([`step ${step}`, ids(plans)]),
      answered: () => {},
      purchase: (plans) => told.push(['purchase', ids(plans)]),
    },
    leave: (page) => left.push(page),
  })
  store.follow()
  return {
    store,
    $wanted,
    keys,
    requests,
    told,
    kept,
    left,
    removed,
    name: () => store.$screen.get().name,
    /** Another tab has ordered them, and this one has not heard of it. */
    ordersElsewhere: (planIds: string[]) => {
      orderedElsewhere = planIds
    },
  }
}

async function atContract(script: Script) {
  const page = checkout(script)
  await page.store.check()
  await page.store.proceed()
  return page
}

test('without anything to order nothing is asked', async () => {
  const { store, name, told } = checkout({ wanted: [] })
  await store.check()
  expect([name(), told]).toEqual(['empty', []])
})

test('an order goes from its price to its contract to its result, and is reported in that sequence', async () => {
  const page = await atContract({ submissions: [answer(submission({ s: true, l: true }))] })
  expect(page.name()).toBe('contract')
  await page.store.submit()
  expect(page.left).toEqual(['success'])
  expect(page.told).toEqual([
    ['step 1', ['s', 'l']],
    ['step 2', ['s', 'l']],
    ['step 3', ['s', 'l']],
    ['purchase', ['s', 'l']],
  ])
  expect(page.$wanted.get()).toEqual([])
})

test('of a part that was ordered only that part is reported, and the rest stays', async () => {
  const page = await atContract({ submissions: [answer(submission({ s: true, l: false }))] })
  await page.store.submit()
  expect(page.left).toEqual(['success'])
  expect(page.told.at(-1)).toEqual(['purchase', ['s']])
  expect(page.$wanted.get()).toEqual(['l'])
  expect(page.kept).toMatchObject([{ reference: 'O1', items: [{ submitted: true }, { submitted: false }] }])
})

test('a submission that orders nothing is reported as a submission, not as a purchase; the next try has another key', async () => {
  const nothing = answer(submission({ s: false, l: false }))
  const page = await atContract({ submissions: [nothing] })
  await page.store.submit()
  expect([page.left, page.told.length]).toEqual([['failure'], 3])
  expect(page.told.at(-1)).toEqual(['step 3', ['s', 'l']])
  const again = await atContract({ submissions: [nothing] })
  await again.store.submit()
  expect(again.keys[0]).not.toBe(page.keys[0])
})

test('the contract waits for the plans that someone has, and does without them', async () => {
  const page = checkout({ plans: [answer([runningPlan()]), lost] })
  await page.store.check()
  const proceeding = page.store.proceed()
  expect(page.name()).toBe('checking')
  await proceeding
  expect(page.name()).toBe('contract')
  expect($orderedPlans.get()).toEqual([runningPlan()])
  page.store.change()
  await page.store.proceed()
  expect(page.name()).toBe('contract')
})

test('a second press does nothing while the first is under way', async () => {
  const page = await atContract({ submissions: [answer(submission({ s: true, l: true }))] })
  await Promise.all([page.store.submit(), page.store.submit()])
  expect(page.keys).toHaveLength(1)
})

test('after a lost answer the same key is sent, also from the page reloaded, whatever the balance then is', async () => {
  const page = await atContract({})
  await page.store.submit()
  expect(page.store.$screen.get()).toMatchObject({ name: 'contract', failed: lost })
  await page.store.submit()
  const poor = answer(validationOf([{ planId: 's' }, { planId: 'l' }], 0))
  const again = await atContract({ validations: [poor] })
  expect(again.name()).toBe('contract')
  await again.store.submit()
  expect(new Set([...page.keys, ...again.keys]).size).toBe(1)
})

test('what another tab changed is asked for again instead of being ordered', async () => {
  const page = await atContract({})
  const other = ['m']
  page.$wanted.set(other)
  await page.store.submit()
  expect(page.keys).toEqual([])
  await vi.waitFor(() =>
    expect(page.store.$screen.get()).toMatchObject({ name: 'order', order: { planIds: other } }),
  )
})

test('what another tab has ordered is not ordered again, though this one has not heard of it yet', async () => {
  const page = await atContract({})
  page.ordersElsewhere(['s', 'l'])
  await page.store.submit()
  expect([page.keys, page.name()]).toEqual([[], 'empty'])
})

test('what another tab finishes while this one waits for its key is not ordered again', async () => {
  const page = await atContract({})
  const { promise: turn, resolve: end } = Promise.withResolvers<void>()
  const otherTab = navigator.locks.request('app:v1:order-intent', () => turn)
  const pressed = page.store.submit()
  await new Promise((resolve) => setImmediate(resolve))
  page.ordersElsewhere(['s', 'l'])
  end()
  await Promise.all([otherTab, pressed])
  expect([page.keys, page.name()]).toEqual([[], 'empty'])
  expect(intentUnder('order-intent', clock).attempts()).toEqual([])
})

test('an answer that another tab heard first marks nothing and tells nothing a second time', async () => {
  const page = await atContract({
    isFirstToHear: false,
    submissions: [answer(submission({ s: true, l: true }))],
  })
  await page.store.submit()
  expect([page.left, page.$wanted.get()]).toEqual([['success'], ['s', 'l']])
  expect(page.told.map(([what]) => what)).toEqual(['step 1', 'step 2'])
})

const troubles: Answer<never>[] = [
  lost,
  unauthorized,
  { kind: 'unavailable', reference: 'r5' },
  { kind: 'unknown', reason: 'timeLimit', reference: 'r5' },
  { kind: 'unknown', reason: 'serverError', reference: 'r5' },
  { kind: 'unknown', reason: 'malformedAnswer', reference: 'r5' },
  { kind: 'unknown', reason: 'refused', reference: 'r5' },
  { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 30, reference: 'r5' },
]

test.each(troubles)('the price meets %o: told, and asked again it is there', async (trouble) => {
  const page = checkout({ validations: [trouble] })
  await page.store.check()
  expect(page.store.$screen.get()).toEqual({ name: 'failed', failed: trouble })
  await page.store.check()
  expect(page.name()).toBe('order')
})

test.each(troubles)(
  'ordering meets %o: told, and the same press goes on with the same key',
  async (trouble) => {
    const page = await atContract({ submissions: [trouble, answer(submission({ s: true, l: true }))] })
    await page.store.submit()
    expect(page.store.$screen.get()).toMatchObject({ name: 'contract', failed: trouble })
    expect(page.left).toEqual([])
    await page.store.submit()
    expect(page.left).toEqual(['success'])
    expect(new Set(page.keys).size).toBe(1)
    expect(page.told.filter(([what]) => what === 'purchase')).toHaveLength(1)
  },
)

test('an order that the operator refuses is reported, and tried again with another key', async () => {
  const refused: Answer<never> = { kind: 'failure', code: 'NUMBER_BLOCKED', reference: 'r6' }
  const page = await atContract({ submissions: [refused, answer(submission({ s: true, l: true }))] })
  await page.store.submit()
  expect(page.store.$screen.get()).toMatchObject({ name: 'contract', failed: refused })
  await page.store.submit()
  expect(new Set(page.keys).size).toBe(2)
})

test('an order names its number; where another one is current by then, the next press has a new key', async () => {
  const changed = { kind: 'failure', code: 'PHONE_NUMBER_CHANGED', reference: 'r4' } as const
  const page = await atContract({ submissions: [changed] })
  await page.store.submit()
  expect(page.requests).toEqual([{ planIds: ['s', 'l'], phoneNumber }])
  expect(page.store.$screen.get()).toMatchObject({ name: 'contract', failed: changed })
  await page.store.submit()
  expect(new Set(page.keys).size).toBe(2)
})

test('a session that ended is forgotten once someone is signed in again', async () => {
  const page = await atContract({ submissions: [unauthorized] })
  await page.store.submit()
  page.store.resume()
  expect(page.name()).toBe('contract')
  expect(page.store.$screen.get()).not.toHaveProperty('failed')
  const unknown = checkout({ validations: [unauthorized] })
  await unknown.store.check()
  expect(unknown.name()).toBe('failed')
  unknown.store.resume()
  await clock.advance(1)
  expect(unknown.name()).toBe('order')
})

test('figures stay where they can’t be asked again; without any there is a way to ask again', async () => {
  const page = checkout({ validations: [lost] })
  await page.store.check()
  expect(page.name()).toBe('failed')
  await page.store.check()
  expect(page.name()).toBe('order')
  const known = checkout({ validations: [answer(validationOf([{ planId: 's' }])), lost], wanted: ['s'] })
  await known.store.check()
  await known.store.check()
  expect(known.store.$screen.get()).toMatchObject({ name: 'order', failed: lost })
})

test('a part of the page that doesn’t arrive is reported, and nothing is lost', async () => {
  const page = await atContract({ isChunkLost: true })
  expect(page.store.$screen.get()).toMatchObject({ name: 'order', failed: { reason: 'partNotLoaded' } })
})

test('what is removed is asked about without it', async () => {
  const page = checkout({})
  await page.store.check()
  page.store.remove('s')
  await clock.advance(1)
  expect(page.store.$screen.get()).toMatchObject({ name: 'order', order: { planIds: ['l'] } })
})

const earlier = { planIds: ['s', 'l'], planNames: ['Žemuogė', 'Avietė'] }

/** An order of two plans without an answer, and then a contract of another one. */
async function afterLostOrder(submissions: Answer<OrderSubmission>[]) {
  const page = await atContract({ submissions: [lost, ...submissions] })
  await page.store.submit()
  page.$wanted.set(['m'])
  await clock.advance(1)
  await page.store.proceed()
  return page
}

test('another order while one has no answer is asked about before it is sent, also on a page reloaded', async () => {
  const page = await afterLostOrder([])
  await page.store.submit()
  expect(page.store.$screen.get()).toMatchObject({ name: 'contract', earlier })
  const again = await atContract({ wanted: ['m'] })
  await again.store.submit()
  expect(again.store.$screen.get()).toMatchObject({ name: 'contract', earlier })
  expect([page.keys.length, again.keys.length]).toEqual([1, 0])
})

test('the earlier order is sent once more with its own key, and its result is reported', async () => {
  const page = await afterLostOrder([lost, answer(submission({ s: true, l: true }))])
  await page.store.submit()
  await page.store.sendEarlier()
  expect(page.store.$screen.get()).toMatchObject({ name: 'contract', earlier, failed: lost })
  await page.store.sendEarlier()
  expect([page.left, new Set(page.keys).size]).toEqual([['success'], 1])
  expect(page.kept).toMatchObject([{ items: [{ planId: 's' }, { planId: 'l' }] }])
  expect(page.$wanted.get()).toEqual(['m'])
})

test('an earlier order that was refused is in the way no more', async () => {
  const page = await afterLostOrder([
    { kind: 'failure', code: 'NUMBER_BLOCKED', reference: 'r6' },
    answer(submission({ m: true })),
  ])
  await page.store.submit()
  await page.store.sendEarlier()
  expect(page.store.$screen.get()).toEqual({ name: 'contract', order: expect.anything() })
  await page.store.submit()
  expect(page.left).toEqual(['success'])
})

test('a user who decides so orders beside it, with another key', async () => {
  const page = await afterLostOrder([answer(submission({ m: true }))])
  await page.store.submit()
  await page.store.orderBeside()
  expect([page.left, new Set(page.keys).size]).toEqual([['success'], 2])
})

test('while the price is asked nothing is claimed; asked again, the last figures stay', async () => {
  const page = checkout({})
  expect(page.name()).toBe('loading')
  const asking = page.store.check()
  expect(page.name()).toBe('loading')
  await asking
  const again = page.store.check()
  expect(page.store.$screen.get()).toMatchObject({ name: 'checking', order: { planIds: ['s', 'l'] } })
  await again
})

test('an answer that was overtaken by another question is dropped', async () => {
  const page = checkout({
    validations: [
      answer(validationOf([{ planId: 's', cost: 1 }])),
      answer(validationOf([{ planId: 's', cost: 2 }])),
    ],
  })
  await Promise.all([page.store.check(), page.store.check()])
  expect(page.store.$screen.get()).toMatchObject({ order: { total: 2 } })
  expect(page.told).toHaveLength(1)
})

test('what another tab takes out or puts in is asked about at once, and the same list is not', async () => {
  const page = checkout({})
  await page.store.check()
  page.$wanted.set(['s', 'l'])
  expect(page.name()).toBe('order')
  page.$wanted.set(['s'])
  expect(page.name()).toBe('checking')
  await clock.advance(1)
  expect(page.store.$screen.get()).toMatchObject({ name: 'order', order: { planIds: ['s'] } })
})

test('no one comes past what the balance lacks, to the contract from elsewhere, or back from nowhere', async () => {
  const poor = answer(validationOf([{ planId: 's' }, { planId: 'l' }], 0))
  const page = checkout({ validations: [poor] })
  await page.store.proceed()
  await page.store.submit()
  page.store.change()
  page.store.remove('s')
  expect([page.name(), page.$wanted.get()]).toEqual(['loading', ['s', 'l']])
  await page.store.check()
  await page.store.proceed()
  expect(page.name()).toBe('order')
  page.store.change()
  expect(page.name()).toBe('order')
})

test('Back leads from the contract to the order; what is removed is reported with its price', async () => {
  const page = await atContract({})
  page.store.remove('s')
  expect(page.$wanted.get()).toEqual(['s', 'l'])
  page.store.change()
  expect(page.name()).toBe('order')
  page.store.remove('s')
  expect(page.removed).toEqual([{ planId: 's', planPrice: 490 }].map((plan) => expect.objectContaining(plan)))
})

test('an order on its way is not asked about, nor one that leaves for its result', async () => {
  const page = await atContract({ submissions: [answer(submission({ s: true, l: true }))] })
  const submitting = page.store.submit()
  const checking = page.store.check()
  expect(page.name()).toBe('submitting')
  await Promise.all([submitting, checking])
  const again = page.store.check()
  expect(page.name()).toBe('leaving')
  await again
})

test('an order that another tab changes while its contract comes is shown again instead', async () => {
  const page = checkout({})
  await page.store.check()
  const proceeding = page.store.proceed()
  page.$wanted.set(['m'])
  await proceeding
  await clock.advance(1)
  expect(page.store.$screen.get()).toMatchObject({ name: 'order', order: { planIds: ['m'] } })
})

test('what didn’t fail is not asked again by a connection that comes back', async () => {
  const page = checkout({})
  await page.store.check()
  page.store.resume()
  expect(page.name()).toBe('order')
})
