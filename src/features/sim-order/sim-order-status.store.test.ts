import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { waitingLimit } from '../../session/polling.ts'
import type { StatusOf } from './sim-order.api.ts'
import { createSimOrderStatusStore } from './sim-order-status.store.ts'

type Answer = Outcome<StatusOf, 'ORDER_NOT_FOUND'>

const reference = 'R'
const common = { orderReference: 'AAAA-BBBB', totalInCents: toCents(348), orderedAt: 0 }
const order = (status: 'awaitingPayment' | 'notPaid' | 'paid' | 'delivered' | 'preparing'): Answer => ({
  kind: 'answer',
  reference,
  value: status === 'awaitingPayment' ? { ...common, status, redirectUrl: null } : { ...common, status },
})
const lost: Answer = { kind: 'unknown', reason: 'timeLimit', reference }

let answers: Answer[]
let asked: number
let settled: string[]
let clock: ReturnType<typeof manualClock>

beforeEach(() => {
  answers = []
  asked = 0
  settled = []
  clock = manualClock()
})

const open = (orderReference: string | undefined = common.orderReference) =>
  createSimOrderStatusStore({
    orderReference,
    api: {
      status: async () => {
        asked += 1
        return answers.shift() ?? order('awaitingPayment')
      },
    },
    clock,
    settle: ({ status }) => settled.push(status),
  })

test('without an order nothing is asked and nothing is claimed', async () => {
  const store = createSimOrderStatusStore({
    orderReference: undefined,
    api: { status: async () => order('paid') },
    clock,
    settle: ({ status }) => settled.push(status),
  })
  store.start()
  await clock.advance(0)
  expect(store.$screen.get()).toEqual({ name: 'nothing' })
  answers = [{ kind: 'failure', code: 'ORDER_NOT_FOUND', reference }]
  const unknown = open()
  unknown.start()
  await clock.advance(60_000)
  expect(unknown.$screen.get()).toEqual({ name: 'nothing' })
  expect(asked).toBe(1)
  expect(settled).toEqual([])
})

test('asks until the money is there, then no more; only then the next order is another', async () => {
  answers = [order('awaitingPayment'), lost, order('awaitingPayment'), order('paid')]
  const store = open()
  store.start()
  await clock.advance(0)
  expect(store.$screen.get()).toMatchObject({ name: 'known', order: { status: 'awaitingPayment' } })
  expect(settled).toEqual([])
  await clock.advance(60_000)
  expect(store.$screen.get()).toMatchObject({ name: 'known', order: { status: 'paid' }, isLate: false })
  expect(asked).toBe(4)
  expect(settled).toEqual(['paid'])
})

test('no answer is reported, and asking continues; what is final stays though an answer is lost', async () => {
  answers = [lost, order('delivered')]
  const store = open()
  store.start()
  await clock.advance(0)
  expect(store.$screen.get()).toMatchObject({ name: 'failed', trouble: { reference }, isAsking: false })
  await clock.advance(10_000)
  expect(store.$screen.get()).toMatchObject({ name: 'known', order: { status: 'delivered' } })
  answers = [lost]
  store.start()
  await clock.advance(waitingLimit * 2)
  expect(store.$screen.get()).toMatchObject({ order: { status: 'delivered' }, isLate: false })
  expect(asked).toBe(3)
})

test('after ten minutes it asks no more by itself; the person may', async () => {
  const store = open()
  store.start()
  await clock.advance(waitingLimit + 60_000)
  expect(store.$screen.get()).toMatchObject({ name: 'known', isLate: true })
  const before = asked
  await clock.advance(waitingLimit)
  expect(asked).toBe(before)
  answers = [order('notPaid')]
  store.start()
  expect(store.$screen.get()).toMatchObject({ isAsking: true })
  await clock.advance(0)
  expect(store.$screen.get()).toMatchObject({ order: { status: 'notPaid' }, isLate: false })
  expect(settled).toEqual(['notPaid'])
})

test('a person who asked and gets no answer is reported so, and waits for nothing any more', async () => {
  const store = open()
  store.start()
  await clock.advance(waitingLimit + 60_000)
  answers = [lost]
  store.start()
  await clock.advance(0)
  expect(store.$screen.get()).toEqual({ name: 'failed', trouble: lost, isAsking: false })
})

test('after ten minutes without an answer what was known is reported to be late', async () => {
  answers = [order('awaitingPayment'), ...Array.from({ length: 100 }, () => lost)]
  const store = open()
  store.start()
  await clock.advance(waitingLimit)
  expect(store.$screen.get()).toMatchObject({ name: 'known', isLate: false })
  await clock.advance(60_000)
  expect(store.$screen.get()).toMatchObject({ order: { status: 'awaitingPayment' }, isLate: true })
})

test('hidden, it asks nothing; an answer that comes after that is dropped', async () => {
  const store = open()
  store.start()
  store.stop()
  await clock.advance(60_000)
  expect(asked).toBe(1)
  expect(store.$screen.get()).toEqual({ name: 'loading' })
})
