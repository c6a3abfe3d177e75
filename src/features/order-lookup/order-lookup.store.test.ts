import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator, type Operator } from '../../../sandbox/operator/create-operator.ts'
import { setFault } from '../../../sandbox/operator/faults.ts'
import { limits } from '../../../sandbox/operator/limits.ts'
import { putSimOrder } from '../../../sandbox/operator/sim-orders/sim-order-records.ts'
import { type Visitor, visitorOf } from '../../../sandbox/operator/visitor.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import { toCents } from '../../lib/money.ts'
import { apiPath } from '../../operator/contract/endpoint.ts'
import { orderLookup } from '../../operator/contract/order-lookup.ts'
import { verifyOrderLookup } from '../../operator/contract/verify-order-lookup.ts'
import { orderLookupApi } from './order-lookup.api.ts'
import { createOrderLookupStore } from './order-lookup.store.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator
let browser: Visitor
let reference: string

/** Pauses are over at once, and no call times out. */
const clock: Clock = {
  now: () => start,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(0, run) : () => undefined),
}
const open = () =>
  createOrderLookupStore({ language: 'lt', api: orderLookupApi({ transport: { ...browser, clock } }), clock })

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  browser = visitorOf(operator, site)
  reference = await putOrder()
})
afterEach(() => operator.close())

const putOrder = () =>
  putSimOrder(operator.database, start, {
    kind: 'esim',
    owner: '',
    paymentReference: null,
    totalInCents: toCents(0),
    planId: null,
    details: JSON.stringify({ phoneNumber: '+37069999999' }),
  })

const typed = () => ({ reference: reference.toLowerCase().replaceAll('-', ' '), phone: '699 99999' })
const texts = () => operator.database.selectFrom('texts').select('text').orderBy('id', 'desc').execute()
const lastCode = async () => (await texts())[0]?.text.slice(0, 6) ?? ''
const loseAnswer = ({ path }: { path: string }) =>
  setFault(operator.database, { path: apiPath(path), visitor: '' }, { kind: 'cutAfterCommit' }, 2)

test('details, the code of the text, the order; however often each is pressed', async () => {
  const store = open()
  await Promise.all([store.submit(typed()), store.submit(typed())])
  expect(store.$screen.get()).toMatchObject({
    name: 'code',
    phoneNumber: '+37069999999',
    restrictedUntil: start + limits.code.resendDelay,
  })
  expect(await texts()).toHaveLength(1)
  const code = await lastCode()
  await Promise.all([store.verify(code), store.verify(code)])
  expect(store.$screen.get()).toMatchObject({
    name: 'found',
    order: { orderReference: reference, kind: 'ESIM', eurTotal: 0 },
  })
  store.back()
  expect(store.$screen.get()).toMatchObject({ name: 'details' })
  expect(store.draft()).toEqual({ reference: '', phone: '' })
})

test('what can’t be read is named, and nothing is asked', async () => {
  const store = open()
  await store.submit({ reference: '', phone: '12' })
  expect(store.$screen.get()).toMatchObject({ problems: { reference: 'missing', phone: 'invalid' } })
  expect(await texts()).toEqual([])
})

test('a lost answer: pressing again is the same try, without a second text', async () => {
  const store = open()
  await loseAnswer(orderLookup)
  await store.submit(typed())
  expect(store.$screen.get()).toMatchObject({ name: 'details', problem: { kind: 'failed' } })
  await store.submit(typed())
  expect(store.$screen.get()).toMatchObject({ name: 'code' })
  expect(await texts()).toHaveLength(1)
  const code = await lastCode()
  await loseAnswer(verifyOrderLookup)
  await store.verify(code)
  expect(store.$screen.get()).toMatchObject({ name: 'code', problem: { kind: 'failed' } })
  await store.verify(code)
  expect(store.$screen.get()).toMatchObject({ name: 'found' })
})

test('codes: too short, wrong, asked for again too soon; the details stay', async () => {
  const store = open()
  await store.submit(typed())
  await store.verify('123')
  expect(store.$screen.get()).toMatchObject({ problem: { kind: 'missing' } })
  await store.verify((await lastCode()) === '000000' ? '111111' : '000000')
  expect(store.$screen.get()).toMatchObject({
    problem: { kind: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: 2 },
  })
  await store.resend()
  expect(store.$screen.get()).toMatchObject({ problem: { kind: 'told', told: 'SMS_RETRY_DELAY' } })
  await operator.advance(limits.code.resendDelay)
  await store.resend()
  expect(await texts()).toHaveLength(2)
  store.back()
  expect(store.draft()).toEqual(typed())
  // The same again leads to the code that is on its way.
  await store.submit(typed())
  expect(store.$screen.get()).toMatchObject({ name: 'code' })
  expect(await texts()).toHaveLength(2)
})

test('another reference or number is another question, even while a code is on its way', async () => {
  const other = await putOrder()
  const store = open()
  await store.submit(typed())
  store.back()
  await store.submit({ ...typed(), reference: other })
  expect(await texts()).toHaveLength(2)
  store.back()
  await store.submit({ ...typed(), phone: '688 88888' })
  // The operator never says that no such order has this number.
  expect(store.$screen.get()).toMatchObject({ name: 'code', phoneNumber: '+37068888888' })
  expect(await texts()).toHaveLength(2)
})

test('a code that has run out is asked for again by the details', async () => {
  let now = start
  const later = { ...clock, now: () => now }
  const store = createOrderLookupStore({
    language: 'lt',
    api: orderLookupApi({ transport: { ...browser, clock: later } }),
    clock: later,
  })
  await store.submit(typed())
  store.back()
  now = start + limits.code.life
  await operator.advance(limits.code.life)
  await store.submit(typed())
  expect(await texts()).toHaveLength(2)
})

test('what belongs to another step does nothing; what is asked shows, and can’t be left', async () => {
  const store = open()
  await store.verify('123456')
  await store.resend()
  store.back()
  expect(store.$screen.get()).toEqual({ name: 'details', problems: {}, isAsking: false })
  const asking = store.submit(typed())
  expect(store.$screen.get()).toEqual({ name: 'details', problems: {}, isAsking: true })
  store.back()
  expect(store.$screen.get()).toMatchObject({ isAsking: true })
  await asking
  const code = store.$screen.get()
  await store.submit({ reference: '', phone: '' })
  expect(store.$screen.get()).toEqual(code)
  const resending = store.resend()
  expect(store.$screen.get()).toEqual({ ...code, busy: 'resending' })
  await Promise.all([store.resend(), store.verify('123456')])
  store.back()
  expect(store.$screen.get()).toMatchObject({ name: 'code', busy: 'resending' })
  await resending
  const verifying = store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ ...code, busy: 'verifying' })
  await verifying
  await store.resend()
  expect(store.$screen.get()).toMatchObject({ name: 'found' })
})

test('a code whose question the operator has forgotten can be asked for again', async () => {
  const store = open()
  await store.submit(typed())
  await operator.database.deleteFrom('orderLookups').execute()
  await store.verify(await lastCode())
  expect(store.$screen.get()).toMatchObject({ name: 'code', problem: { kind: 'notFound' } })
})
