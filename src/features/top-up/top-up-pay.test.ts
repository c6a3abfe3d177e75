import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { clearFaults, type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { switchLimits } from '../../../sandbox/operator/limits-switch.ts'
import { findPayment } from '../../../sandbox/operator/payments.ts'
import { type NumberOnRecord, putNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { cardFields, visitorOf } from '../../../sandbox/operator/visitor.ts'
import { known } from '../../lib/kept-text.ts'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import { toCents } from '../../lib/money.ts'
import { limits } from './top-up-inputs.fixture.ts'
import { type Browser, browser, browserStorage, draftOf, openTopUp } from './top-up-page.fixture.ts'

const site = 'http://127.0.0.1:4321'
const operator = await createOperator({ siteOrigin: site })
// One guest sends more here than anyone may.
await switchLimits(operator.database, 0, true)
const { database } = operator
const visitor = visitorOf(operator, site)
let storage: Map<string, string>
let person: Browser
let number: NumberOnRecord

beforeEach(async () => {
  known.clear()
  storage = browserStorage()
  person = browser(visitor.fetch)
  number = await putNumber(database, Date.now())
})
afterEach(() => clearFaults(database))
afterAll(() => operator.close())

const fails = (fault: Fault, times: number | null = null) =>
  setFault(database, { path: '/api/v1/payment/card', visitor: '' }, fault, times)
const keys = () => person.sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
const payments = () =>
  database.selectFrom('payments').selectAll().where('phoneNumber', '=', number.phoneNumber).execute()
const booked = () =>
  database.selectFrom('ledger').selectAll().where('phoneNumber', '=', number.phoneNumber).execute()

/** The page at its confirmation. */
async function confirming(ownSum = '10', page = openTopUp(person)) {
  await page.store.review(draftOf(number.phoneNumber, ownSum))
  expect(page.screen().name).toBe('confirm')
  return page
}

test('paying leaves for the acquirer’s page and knows the payment by its reference', async () => {
  const { store, screen, left, intent } = await confirming()
  const paid = store.pay()
  expect(screen().name).toBe('paying')
  await paid
  const [payment] = await payments()
  expect(payment).toMatchObject({ amountInCents: 1000, status: 'pending' })
  expect(screen()).toMatchObject({ name: 'leaving', paymentReference: payment?.paymentReference })
  expect(intent.reference()).toBe(payment?.paymentReference)
  expect(left).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:4322\/acquirer\/pay\/\w+$/)])
})

test('a double press is one request', async () => {
  const { store, left } = await confirming()
  await Promise.all([store.pay(), store.pay(), store.pay()])
  await store.pay()
  expect(keys()).toHaveLength(1)
  expect(left).toHaveLength(1)
})

test('an answer that is lost once is fetched without a word, with the same key', async () => {
  const { store, screen } = await confirming()
  await fails({ kind: 'cutAfterCommit' }, 1)
  await person.ended(store.pay())
  expect(screen().name).toBe('leaving')
  expect(new Set(keys()).size).toBe(1)
  expect(await payments()).toHaveLength(1)
})

test.each(['here', 'after a reload'])(
  'after a lost answer, paying again %s uses the same key',
  async (where) => {
    const first = await confirming()
    await fails({ kind: 'cutAfterCommit' }, 2)
    await person.ended(first.store.pay())
    expect(first.screen()).toMatchObject({ failure: { reason: 'noConnection' } })
    const again = where === 'here' ? first : await confirming()
    await again.store.pay()
    expect(again.screen().name).toBe('leaving')
    expect(new Set(keys()).size).toBe(1)
    expect(await payments()).toHaveLength(1)
  },
)

test('two tabs that pay the same are one payment', async () => {
  const [one, other] = [await confirming(), await confirming()]
  await Promise.all([one.store.pay(), other.store.pay()])
  expect(one.left).toEqual(other.left)
  expect(await payments()).toHaveLength(1)
})

test('a storage that is off still stops the double press and the lost answer', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  Object.assign(localStorage, { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { store, intent } = await confirming()
  await fails({ kind: 'cutAfterCommit' }, 2)
  await person.ended(store.pay())
  await store.pay()
  const [payment, ...others] = await payments()
  expect(others).toEqual([])
  expect(intent.reference()).toBe(payment?.paymentReference)
  intent.settle(intent.reference() ?? '')
  expect(intent.reference()).toBeUndefined()
})

test('another sum or another number is another payment, once the person has decided so', async () => {
  const { store } = await confirming('10')
  await store.pay()
  const page = await confirming('10,01')
  await page.store.payBeside()
  page.store.resume()
  page.store.change()
  const other = await putNumber(database, Date.now())
  await page.store.review(draftOf(other.phoneNumber, '10,01'))
  expect(page.screen()).toMatchObject({ earlier: { amountInCents: 1001, standing: 'pending' } })
  await page.store.payBeside()
  expect(new Set(keys()).size).toBe(3)
})

test('no number is kept but under the agreed key', async () => {
  const { store } = await confirming()
  await store.pay()
  expect([...storage.keys()]).toEqual(['app:v1:topup-intent'])
  expect([...storage.values()].join()).not.toContain(number.phoneNumber.slice(-8))
})

test('Back from the acquirer’s page: the same confirmation, and paying again leads to the same page', async () => {
  const { store, screen, left } = await confirming()
  await store.pay()
  store.resume()
  expect(screen()).toMatchObject({ name: 'confirm' })
  await store.pay()
  expect(left[1]).toBe(left[0])
  expect(await payments()).toHaveLength(1)
})

test('Back after the outcome was seen begins at the form: one press can’t pay once more', async () => {
  const { store, screen, intent } = await confirming()
  await store.pay()
  intent.settle(intent.reference() ?? '')
  store.resume()
  expect(screen()).toEqual({ name: 'form', problems: {} })
})

test('an answer that comes after the person came back leads nowhere, and its payment is not lost', async () => {
  const { store, screen, left, intent } = await confirming()
  const paid = store.pay()
  store.resume()
  expect(screen()).toMatchObject({ name: 'confirm' })
  await paid
  expect(left).toEqual([])
  expect(intent.reference()).toBe((await payments())[0]?.paymentReference)
  expect(screen()).toMatchObject({ name: 'confirm' })
})

test('a browser that doesn’t leave takes presses again', async () => {
  const { store, screen } = await confirming()
  await store.pay()
  await person.clock.advance(leavingLimit - 1)
  expect(screen().name).toBe('leaving')
  await person.clock.advance(1)
  expect(screen().name).toBe('confirm')
})

test('a number that is blocked meanwhile is reported at its field; unblocked, it is topped up', async () => {
  const { store, screen } = await confirming()
  await putNumber(database, Date.now(), { ...number, status: 'blocked' })
  await store.pay()
  expect(screen()).toEqual({ name: 'form', problems: { phone: 'blocked' } })
  await putNumber(database, Date.now(), number)
  await store.review(draftOf(number.phoneNumber))
  await store.pay()
  expect(screen().name).toBe('leaving')
  expect(new Set(keys()).size).toBe(2)
})

test.each([
  [{ status: 'active', line: 'extra' }, 'otherLine'],
  [undefined, 'notOurs'],
] as const)('a number that becomes %o before paying is %s', async (change, problem) => {
  const { store, screen } = await confirming()
  if (change) await putNumber(database, Date.now(), { ...number, ...change })
  else await database.deleteFrom('phoneNumbers').where('phoneNumber', '=', number.phoneNumber).execute()
  await store.pay()
  expect(screen()).toEqual({ name: 'form', problems: { phone: problem } })
})

test('refused by a code that the site doesn’t know, paying again comes with a new key', async () => {
  const { store, screen } = await confirming()
  await fails({ kind: 'status', status: 422 }, 1)
  await store.pay()
  expect(screen()).toMatchObject({ name: 'confirm', failure: { reason: 'unmappedCode' } })
  await store.pay()
  expect(screen().name).toBe('leaving')
  expect(new Set(keys()).size).toBe(2)
})

test('a sum that only the content allows: the operator’s limits are learnt and told', async () => {
  const content = { ...limits, minimum: toCents(100), maximum: toCents(500_00) }
  const { store, screen } = await confirming('100,01', openTopUp(person, { content }))
  await store.pay()
  expect(screen()).toEqual({ name: 'form', problems: { sum: 'tooLarge' } })
  expect(store.$limits.get()).toEqual(limits)
  const low = await confirming('2,99', openTopUp(person, { content }))
  await low.store.pay()
  expect(low.screen()).toEqual({ name: 'form', problems: { sum: 'tooSmall' } })
})

test('a refused sum whose limits can’t be learnt is reported with a reference', async () => {
  const content = { ...limits, maximum: toCents(500_00) }
  const { store, screen } = await confirming('400', openTopUp(person, { content }))
  await setFault(
    database,
    { path: '/api/v1/payment/methods-and-cards', visitor: '' },
    { kind: 'status', status: 500 },
    null,
  )
  await store.pay()
  expect(screen()).toMatchObject({
    name: 'form',
    problems: {},
    failure: { kind: 'unknown', reason: 'refused' },
  })
})

test('a user who paid, never saw the outcome and tops up the same a month later pays a new top-up', async () => {
  const first = await confirming()
  await first.store.pay()
  await visitor.sendForm(first.left[0] ?? '', cardFields('4242 4242 4242 4242'))
  await operator.runDueJobs(first.intent.reference())
  await person.clock.advance(30 * 24 * 60 * 60 * 1000)
  const second = await confirming()
  await second.store.pay()
  const reference = second.intent.reference() ?? ''
  expect(reference).not.toBe('')
  expect(await findPayment(database, reference)).toMatchObject({ status: 'pending' })
  expect(await booked()).toHaveLength(1)
})
