import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { clearFaults, type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { bringInto } from '../../../sandbox/operator/people/scenarios.ts'
import { type NumberOnRecord, putNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { cardFields } from '../../../sandbox/operator/visitor.ts'
import { browserOf, browserStorage, openAutoTopUp, site } from './auto-top-up.fixture.ts'
import type { Screen } from './auto-top-up.store.ts'
import { type Draft, draftFrom, newCard, otherNumber } from './auto-top-up.ts'

const now = Date.UTC(2026, 0, 15, 10)
const operator = await createOperator({ siteOrigin: site, machineNow: () => now })
const { database } = operator
let number: NumberOnRecord

beforeEach(async () => {
  browserStorage()
  number = await putNumber(database, now)
  await situation('saved card')
})
afterEach(() => clearFaults(database))
afterAll(() => operator.close())

const situation = (name: Parameters<typeof bringInto>[2]) =>
  bringInto(database, now, name, number.phoneNumber)
const autoTopUps = () =>
  database
    .selectFrom('recurringPayments')
    .selectAll()
    .where('partnerId', '=', number.partnerId ?? '')
    .execute()
const fails = (path: string, fault: Fault, times: number | null = null) =>
  setFault(database, { path: `/api/v1/${path}`, visitor: '' }, fault, times)
const setUpPath = 'graphql#setUpRecurringPayment'

async function open(replacedId?: string) {
  const { clock, visitor } = await browserOf(operator, number.phoneNumber, now)
  const page = openAutoTopUp({ clock, fetch: visitor.fetch, replacedId })
  await page.store.start()
  return { ...page, clock, visitor }
}
type Page = Awaited<ReturnType<typeof open>>

function formOf(screen: Screen): Extract<Screen, { name: 'form' }> {
  if (screen.name !== 'form') throw new Error(`at ${screen.name}`)
  return screen
}

const draftOn = (page: Page, change: Partial<Draft> = {}): Draft => ({
  ...draftFrom(formOf(page.screen()).facts, '2026-01-15', undefined),
  ...change,
})

/** The page at its confirmation. */
async function confirming(page: Page, change?: Partial<Draft>) {
  await page.store.review(draftOn(page, change))
  expect(page.screen().name).toBe('confirm')
  return page
}

test('the form knows the account’s numbers and cards, and the operator’s limits', async () => {
  await situation('two numbers')
  const { facts } = formOf((await open()).screen())
  expect(facts.numbers).toHaveLength(2)
  expect(facts.numbers[0]).toBe(number.phoneNumber)
  expect(facts.cards).toMatchObject([{ cardInfo: { number: '**** 4242' } }])
  expect(facts.limits.minimum).toBe(300)
  expect(facts.isNewCardOffered).toBe(true)
})

test.each(['graphql', 'payment/methods-and-cards'])(
  '%s without an answer is reported; asked again it is there',
  async (path) => {
    await fails(path, { kind: 'status', status: 503 })
    const page = await open()
    expect(page.screen()).toMatchObject({ name: 'failed', failed: { kind: 'unavailable' } })
    await clearFaults(database)
    await page.store.start()
    expect(page.screen().name).toBe('form')
  },
)

test('without the mandate nothing is sent', async () => {
  const page = await confirming(await open())
  await page.store.setUp(false)
  expect(page.screen()).toMatchObject({ name: 'confirm', isMandateMissing: true })
  expect(await autoTopUps()).toEqual([])
})

test('with a saved card it is set up once, however often it is pressed', async () => {
  const page = await confirming(await open(), { day: '31' })
  await Promise.all([page.store.setUp(true), page.store.setUp(true)])
  const [autoTopUp, ...more] = await autoTopUps()
  expect(autoTopUp).toMatchObject({ amountInCents: 1000, dayOfMonth: 31, phoneNumber: number.phoneNumber })
  expect(more).toEqual([])
  expect(page.left).toEqual([autoTopUp?.recurringPaymentId])
  expect(page.screen().name).toBe('leaving')
})

test('with a new card it leaves for the acquirer’s page, and nothing is set up before it is paid', async () => {
  const page = await confirming(await open(), { card: newCard })
  await page.store.setUp(true)
  expect(page.left).toEqual([expect.stringContaining('/acquirer/pay/')])
  expect(await autoTopUps()).toEqual([])
})

test.each([
  ['645 67890', 'blocked'],
  ['699 99999', 'notOurs'],
])('of %s it is reported that it is %s', async (otherPhone, phone) => {
  const page = await open()
  await page.store.review(draftOn(page, { number: otherNumber, otherPhone }))
  expect(page.screen()).toMatchObject({ name: 'form', problems: { phone } })
})

test('a change takes the place of the old one in one step', async () => {
  await situation('auto top-up')
  const [old] = await autoTopUps()
  const page = await confirming(await open(old?.recurringPaymentId), { day: '5' })
  await page.store.setUp(true)
  expect(await autoTopUps()).toMatchObject([{ dayOfMonth: 5 }])
  expect(page.left).not.toEqual([old?.recurringPaymentId])
  const again = await open(old?.recurringPaymentId)
  expect(again.screen()).toEqual({ name: 'gone' })
})

test('what was deleted meanwhile is gone, and nothing is set up in its place', async () => {
  await situation('auto top-up')
  const [old] = await autoTopUps()
  const page = await confirming(await open(old?.recurringPaymentId))
  await database.deleteFrom('recurringPayments').execute()
  await page.store.setUp(true)
  expect(page.screen()).toEqual({ name: 'gone' })
  expect(await autoTopUps()).toEqual([])
})

test('a card that was deleted meanwhile is asked for again, and no longer offered', async () => {
  const page = await confirming(await open())
  await database.deleteFrom('savedCards').execute()
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ name: 'form', problems: { card: 'missing' }, facts: { cards: [] } })
})

test('an answer lost after it was done: the next press sets up no second one, after a reload neither', async () => {
  await fails(setUpPath, { kind: 'malformed', shape: 'truncated' }, 1)
  const page = await confirming(await open())
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ name: 'confirm', failure: { kind: 'unknown' } })
  const reloaded = await confirming(await open())
  await reloaded.store.setUp(true)
  const [autoTopUp, ...more] = await autoTopUps()
  expect(more).toEqual([])
  expect(reloaded.left).toEqual([autoTopUp?.recurringPaymentId])
})

test('seen and over, the same request is another one; not seen, Back leads to the confirmation', async () => {
  const page = await confirming(await open())
  await page.store.setUp(true)
  await page.store.resume()
  expect(page.screen().name).toBe('confirm')
  await page.store.setUp(true)
  expect(await autoTopUps()).toHaveLength(1)
  const [id = ''] = page.left
  page.intent.settle(id)
  await page.store.resume()
  expect(page.screen().name).toBe('form')
  await confirming(page)
  await page.store.setUp(true)
  expect(await autoTopUps()).toHaveLength(2)
})

test('a browser that does not leave takes presses again', async () => {
  const page = await confirming(await open(), { card: newCard })
  await page.store.setUp(true)
  await page.clock.advance(10_000)
  expect(page.screen().name).toBe('confirm')
})

const troubles: [Fault, object][] = [
  [{ kind: 'status', status: 401 }, { kind: 'unauthorized' }],
  [{ kind: 'status', status: 429, retryAfter: '30' }, { reason: 'tooManyRequests' }],
  [{ kind: 'status', status: 500 }, { reason: 'serverError' }],
  [{ kind: 'status', status: 503 }, { kind: 'unavailable' }],
  [{ kind: 'never' }, { reason: 'timeLimit' }],
  [{ kind: 'malformed', shape: 'html' }, { reason: 'malformedAnswer' }],
  [{ kind: 'malformed', shape: 'truncated' }, { reason: 'malformedAnswer' }],
]

/** Lets the page's time go by until something has ended. */
async function ended({ clock }: Page, work: Promise<unknown>) {
  let isOpen = true
  const settled = work.finally(() => {
    isOpen = false
  })
  while (isOpen) await clock.advance(1)
  return settled
}

test.each(troubles)('the check meets %j: told at the form, and tried again', async (fault, failure) => {
  const page = await open()
  await fails('validate-number', fault)
  await ended(page, page.store.review(draftOn(page)))
  expect(page.screen()).toMatchObject({ name: 'form', failure })
  await clearFaults(database)
  await confirming(page)
})

test.each(troubles)(
  'setting up meets %j: told, and the same press sets it up once',
  async (fault, failure) => {
    const page = await confirming(await open())
    await fails(setUpPath, fault)
    await ended(page, page.store.setUp(true))
    expect(page.screen()).toMatchObject({ name: 'confirm', failure })
    await clearFaults(database)
    await page.store.setUp(true)
    expect(page.screen().name).toBe('leaving')
    expect(await autoTopUps()).toHaveLength(1)
  },
)

test.each(troubles)(
  'the first payment meets %j: told, and the same press begins one',
  async (fault, failure) => {
    const page = await confirming(await open(), { card: newCard })
    await fails('payment/card', fault)
    await ended(page, page.store.setUp(true))
    expect(page.screen()).toMatchObject({ name: 'confirm', failure })
    await clearFaults(database)
    await page.store.setUp(true)
    expect(page.left).toEqual([expect.stringContaining('/acquirer/pay/')])
    const { phoneNumber } = number
    const payments = database.selectFrom('payments').selectAll().where('phoneNumber', '=', phoneNumber)
    expect(await payments.execute()).toHaveLength(1)
  },
)

test('a first payment that is refused by a code that the site doesn’t know is no open request', async () => {
  const page = await confirming(await open(), { card: newCard })
  await fails('payment/card', { kind: 'status', status: 422 }, 1)
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ name: 'confirm', failure: { reason: 'unmappedCode' } })
  expect(localStorage.getItem('app:v1:auto-topup-intent')).toBeNull()
})

/** Ten euros with the saved card, without an answer; then the confirmation of twenty. */
async function afterLostAnswer() {
  const page = await confirming(await open(), { sumIndex: 1 })
  await fails(setUpPath, { kind: 'cutAfterCommit' })
  await ended(page, page.store.setUp(true))
  expect(page.screen()).toMatchObject({ name: 'confirm', failure: { kind: 'unknown' } })
  await clearFaults(database)
  page.store.change()
  return confirming(page, { sumIndex: 3 })
}

test('another sum while one has no answer is asked about; the earlier one is sent again and found', async () => {
  const page = await afterLostAnswer()
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({
    name: 'confirm',
    earlier: { amountInCents: 1000, standing: 'unknown', canSend: true },
  })
  expect(await autoTopUps()).toHaveLength(1)
  await page.store.sendEarlier()
  expect(page.left).toEqual([(await autoTopUps())[0]?.recurringPaymentId])
  expect(await autoTopUps()).toHaveLength(1)
  page.store.resume()
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ earlier: { standing: 'paid' } })
})

test('a user who decides so sets another one up beside it, with the mandate', async () => {
  const page = await afterLostAnswer()
  await page.store.setUp(true)
  await page.store.setUpBeside(false)
  expect(page.screen()).toMatchObject({ isMandateMissing: true })
  await page.store.setUp(true)
  await page.store.setUpBeside(true)
  expect(page.screen()).toMatchObject({ name: 'leaving' })
  expect(await autoTopUps()).toHaveLength(2)
})

test('after a reload it is asked about as well, without its number', async () => {
  await afterLostAnswer()
  const page = await confirming(await open(), { sumIndex: 3 })
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ earlier: { standing: 'unknown', canSend: false } })
  await page.store.sendEarlier()
  expect(await autoTopUps()).toHaveLength(1)
})

test('an earlier one whose sending is refused is in the way no more; unanswered again, it does', async () => {
  const page = await afterLostAnswer()
  await page.store.setUp(true)
  await fails(setUpPath, { kind: 'status', status: 500 }, 1)
  await page.store.sendEarlier()
  expect(page.screen()).toMatchObject({ name: 'confirm', failure: { reason: 'serverError' }, earlier: {} })
})

test('a first payment that no one was led to asks nothing; one that waits does, and a refused one doesn’t', async () => {
  const page = await confirming(await open(), { sumIndex: 1, card: newCard })
  await fails('payment/card', { kind: 'status', status: 500 }, 1)
  await page.store.setUp(true)
  page.store.change()
  await confirming(page, { sumIndex: 2, card: newCard })
  await page.store.setUp(true)
  expect(page.left).toHaveLength(1)
  await page.store.resume()
  page.store.change()
  await confirming(page, { sumIndex: 3, card: newCard })
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ earlier: { amountInCents: 1500, standing: 'pending' } })
  await page.visitor.sendForm(page.left[0] ?? '', cardFields('4000 0000 0000 9995'))
  await operator.advance(2_000)
  await page.store.setUp(true)
  expect(page.left).toHaveLength(2)
})
