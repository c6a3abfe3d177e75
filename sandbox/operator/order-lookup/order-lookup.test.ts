import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { esimOrders } from '../../../src/operator/contract/esim-orders.ts'
import { orderLookup } from '../../../src/operator/contract/order-lookup.ts'
import { verifyOrderLookup } from '../../../src/operator/contract/verify-order-lookup.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { visitorOf } from '../visitor.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
/** Of another operator: who orders a first card has none of ours. */
const buyers = numberOf('699 99999')

let operator: Operator
let orderReference: string

const once = (address = '192.0.2.1') => ({
  transport: { ...visitorOf(operator, site, '', address), clock: manualClock() },
  idempotencyKey: randomCode(26),
})

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  const ordered = await callEndpoint(
    esimOrders,
    {
      firstName: 'Agnė',
      lastName: 'Avietė',
      email: 'agne@example.com',
      phoneNumber: buyers,
      termsAccepted: true,
      payment: { method: 'card' },
      language: 'lt',
      returnPath: '/esim-busena',
    },
    once(),
  )
  if (ordered.kind !== 'answer') throw new Error(JSON.stringify(ordered))
  orderReference = ordered.value.orderReference
})
afterEach(() => operator.close())

const ask = (about: Partial<{ orderReference: string; phoneNumber: typeof buyers }> = {}) =>
  callEndpoint(orderLookup, { orderReference, phoneNumber: buyers, language: 'en', ...about }, once())

async function idOf(asked: Awaited<ReturnType<typeof ask>>): Promise<string> {
  if (asked.kind === 'answer' && asked.value.status === 'codeSent') return asked.value.orderLookupId
  throw new Error(JSON.stringify(asked))
}

async function verify(orderLookupId: string, verificationCode: string) {
  const outcome = await callEndpoint(verifyOrderLookup, { orderLookupId, verificationCode }, once())
  return outcome.kind === 'answer' ? outcome.value : outcome
}

const textsTo = (phoneNumber: typeof buyers) =>
  operator.database.selectFrom('texts').selectAll().where('phoneNumber', '=', phoneNumber).execute()

test('with the code that went to the buyer’s number the order is shown, once', async () => {
  const id = await idOf(await ask())
  const [text] = await textsTo(buyers)
  const code = text?.text.slice(0, 6) ?? ''
  expect(text?.text).toBe(
    `${code} is your code to see the order. Valid for 5 min. Don’t share it with anyone. Uoga`,
  )
  expect(await verify(id, code)).toMatchObject({
    status: 'found',
    order: { orderReference, kind: 'ESIM', orderedAt: start, totalInCents: 0, planNames: [] },
  })
  expect(await verify(id, code)).toMatchObject({ reason: 'VERIFICATION_CODE_EXPIRED' })
})

test.each<[string, Parameters<typeof ask>[0]]>([
  ['another number', { phoneNumber: numberOf('612 34567') }],
  ['a reference that no order has', { orderReference: 'AAAA-BBBB-CCCC-DDDD' }],
])('%s: the answer is the same, no text goes out, and no guess leads further', async (_, about) => {
  const asked = await ask(about)
  expect(asked).toMatchObject({
    value: {
      status: 'codeSent',
      codeExpiresAt: start + limits.code.life,
      restrictedUntil: start + limits.code.resendDelay,
    },
  })
  expect(await textsTo(about?.phoneNumber ?? buyers)).toEqual([])
  const id = await idOf(asked)
  const { code } = await operator.database
    .selectFrom('codes')
    .select('code')
    .where('subject', '=', id)
    .executeTakeFirstOrThrow()
  const wrong = code === '000000' ? '111111' : '000000'
  expect(await verify(id, wrong)).toMatchObject({
    reason: 'INVALID_VERIFICATION_CODE',
    attemptsLeft: limits.code.attempts - 1,
  })
  expect(await verify(id, code)).toMatchObject({ code: 'ORDER_LOOKUP_NOT_FOUND' })
})

test('texts come one by one, and guesses are few', async () => {
  const id = await idOf(await ask())
  expect(await ask()).toMatchObject({ value: { status: 'codeNotSent', reason: 'SMS_RETRY_DELAY' } })
  const [text] = await textsTo(buyers)
  const code = text?.text.slice(0, 6) ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  for (let guess = 0; guess < limits.code.attempts; guess++) await verify(id, wrong)
  expect(await verify(id, code)).toMatchObject({ reason: 'VERIFICATION_THRESHOLD_REACHED' })
})

test('who knows the number alone ends no code of its holder, and keeps them from none', async () => {
  const id = await idOf(await ask())
  const [text] = await textsTo(buyers)
  await operator.advance(limits.code.resendDelay)
  for (let asked = 0; asked < 5; asked++) await ask({ orderReference: `AAAA-BBBB-CCCC-000${asked}` })
  expect(await ask()).toMatchObject({ value: { status: 'codeSent' } })
  expect(await textsTo(buyers)).toHaveLength(2)
  expect(await verify(id, text?.text.slice(0, 6) ?? '')).toMatchObject({
    reason: 'VERIFICATION_CODE_EXPIRED',
  })
})

test('a look-up that was never made is not found', async () => {
  expect(await verify('none', '123456')).toMatchObject({ code: 'ORDER_LOOKUP_NOT_FOUND' })
})
