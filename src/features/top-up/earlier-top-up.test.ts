import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { clearFaults, type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { switchLimits } from '../../../sandbox/operator/limits-switch.ts'
import { signIn } from '../../../sandbox/operator/log-in/sessions.ts'
import { bringInto } from '../../../sandbox/operator/people/scenarios.ts'
import { type NumberOnRecord, putNumber } from '../../../sandbox/operator/phone-numbers.ts'
import { cardFields, type Visitor, visitorOf } from '../../../sandbox/operator/visitor.ts'
import type { Choice } from './payment-choice.ts'
import { type Browser, browser, browserStorage, draftOf, openTopUp } from './top-up-page.fixture.ts'

const site = 'http://127.0.0.1:4321'
const operator = await createOperator({ siteOrigin: site })
// One guest sends more here than anyone may.
await switchLimits(operator.database, 0, true)
const { database } = operator
let number: NumberOnRecord
let visitor: Visitor
let person: Browser
let storage: Map<string, string>

beforeEach(async () => {
  storage = browserStorage()
  const { phoneNumber } = await putNumber(database, Date.now())
  const brought = await bringInto(database, Date.now(), 'saved card', phoneNumber)
  if (!brought) throw new Error('the number is there')
  number = brought
  visitor = visitorOf(operator, site, await signIn(database, Date.now(), { phoneNumber }))
  person = browser(visitor.fetch)
})
afterEach(() => clearFaults(database))
afterAll(() => operator.close())

const choices = {
  card: { method: 'card' },
  savedCard: { method: 'savedCard' },
  bankLink: { method: 'bankLink', bankId: 'upes-unija' },
  googlePay: { method: 'googlePay' },
  applePay: { method: 'applePay' },
} satisfies Record<string, Choice>
type Method = keyof typeof choices
const paths = {
  card: 'payment/card',
  savedCard: 'payment/card',
  bankLink: 'banklink/payment-request',
  googlePay: 'payment/googlepay',
  applePay: 'payment/applepay',
} satisfies Record<Method, string>
type Wallet = 'googlePay' | 'applePay'
const wallets: Wallet[] = ['googlePay', 'applePay']
const methods: Method[] = ['card', 'savedCard', 'bankLink', ...wallets]

const token = () => ({
  paymentToken: JSON.stringify({ sandboxCard: '4242424242424242', nonce: crypto.randomUUID() }),
})
const fails = (path: string, fault: Fault, times: number | null = null) =>
  setFault(database, { path: `/api/v1/${path}`, visitor: '' }, fault, times)
const payments = () =>
  database.selectFrom('payments').selectAll().where('phoneNumber', '=', number.phoneNumber).execute()

type Page = ReturnType<typeof openTopUp>

async function reviewed(method: Method, sum: string, page: Page, phoneNumber = number.phoneNumber) {
  page.store.change()
  await page.store.start()
  await person.ended(page.store.review(draftOf(phoneNumber, sum, choices[method])))
  expect(page.screen()).toMatchObject({ name: 'confirm', payment: { method } })
  return page
}

/** Ten euros, whose answer is lost. */
async function lost(method: Method, fault: Fault = { kind: 'cutAfterCommit' }) {
  const page = await reviewed(method, '10', openTopUp(person))
  await fails(paths[method], fault)
  await person.ended(page.store.pay(token()))
  expect(page.screen()).toMatchObject({ failure: { kind: 'unknown' } })
  return page
}

const faults: Fault[] = [
  { kind: 'cutAfterCommit' },
  { kind: 'malformed', shape: 'truncated' },
  { kind: 'status', status: 500 },
]

for (const wallet of wallets)
  for (const next of methods)
    test.each(faults)(
      `${wallet} meets %j: 20 EUR by ${next} is asked about before anything is sent`,
      async (fault) => {
        const page = await lost(wallet, fault)
        const begun = await payments()
        await reviewed(next, '20', page)
        const asked = {
          amountInCents: 1000,
          method: wallet,
          phoneNumber: number.phoneNumber,
          standing: 'unknown',
        }
        expect(page.screen()).toMatchObject({ earlier: asked })
        await person.ended(page.store.pay(token()))
        expect(page.screen()).toMatchObject({ name: 'confirm', earlier: asked })
        expect(await payments()).toEqual(begun)
      },
    )

test.each(wallets)('%s: the earlier top-up is asked about again, and shown', async (wallet) => {
  const page = await lost(wallet)
  await reviewed('card', '20', page)
  await clearFaults(database)
  await page.store.checkEarlier()
  const [payment] = await payments()
  expect(page.screen()).toMatchObject({ earlier: { standing: 'pending' } })
  await operator.runDueJobs(payment?.paymentReference)
  await page.store.checkEarlier()
  expect(page.screen()).toMatchObject({ earlier: { standing: 'paid' } })
  page.store.showEarlier()
  expect(page.left).toEqual([`/laukiama-papildymo#paymentReference=${payment?.paymentReference}`])
  expect(await payments()).toHaveLength(1)
})

test.each(methods)('decided: 20 EUR by %s is paid beside it, with a key of its own', async (method) => {
  const page = await lost('applePay')
  await clearFaults(database)
  await reviewed(method, '20', page)
  await page.store.payBeside()
  if (method === 'googlePay' || method === 'applePay') {
    // Its own button pays.
    expect(page.screen()).toEqual({ name: 'confirm', topUp: expect.anything(), payment: expect.anything() })
    await page.store.pay(token())
  }
  expect(page.screen()).toMatchObject({ name: 'leaving' })
  expect((await payments()).map(({ amountInCents }) => amountInCents).sort()).toEqual([1000, 2000])
  page.store.resume()
  await page.store.pay(token())
  expect(await payments()).toHaveLength(2)
})

test('one that never arrived is called off, and 20 EUR are paid without a question', async () => {
  const page = await lost('googlePay', { kind: 'status', status: 500 })
  await clearFaults(database)
  await reviewed('card', '20', page)
  expect(page.screen()).not.toHaveProperty('earlier')
  await page.store.pay()
  expect((await payments()).map(({ amountInCents }) => amountInCents)).toEqual([2000])
})

test.each(['card', 'savedCard', 'bankLink'] as const)(
  '%s: no one was led to its page, so another sum is paid without a question',
  async (method) => {
    const page = await lost(method)
    await clearFaults(database)
    await reviewed('card', '20', page)
    expect(page.screen()).not.toHaveProperty('earlier')
    await page.store.pay()
    expect(page.screen()).toMatchObject({ name: 'leaving' })
  },
)

test('paid on the bank’s page and come back from: told as paid; refused there: no question', async () => {
  const page = await reviewed('card', '10', openTopUp(person))
  await page.store.pay()
  page.store.resume()
  await reviewed('bankLink', '10', page)
  expect(page.screen()).toMatchObject({ earlier: { method: 'card', standing: 'pending' } })
  const reference = page.intent.reference()
  await visitor.sendForm(page.left[0] ?? '', cardFields('4242 4242 4242 4242'))
  await operator.runDueJobs(reference)
  await reviewed('bankLink', '20', page)
  expect(page.screen()).toMatchObject({ earlier: { amountInCents: 1000, standing: 'paid' } })
  await page.store.payBeside()
  page.store.resume()
  await visitor.sendForm(page.left[1] ?? '', { choice: 'refuse' })
  await operator.runDueJobs(page.intent.reference())
  await reviewed('card', '10', page)
  // The paid one was reported: ten euros more are another top-up.
  expect(page.screen()).not.toHaveProperty('earlier')
  await page.store.pay()
  expect(await payments()).toHaveLength(3)
})

test('another number is asked about with the number of the first', async () => {
  const page = await lost('googlePay')
  const other = await putNumber(database, Date.now())
  await reviewed('googlePay', '10', page, other.phoneNumber)
  expect(page.screen()).toMatchObject({ earlier: { phoneNumber: number.phoneNumber } })
})

test('after a reload it is asked about, by the number that is typed again; no number was kept', async () => {
  await lost('googlePay')
  expect([...storage.values()].join()).not.toContain(number.phoneNumber.slice(-8))
  await clearFaults(database)
  const other = await putNumber(database, Date.now())
  const page = await reviewed('card', '20', openTopUp(person), other.phoneNumber)
  expect(page.screen()).toMatchObject({
    earlier: { amountInCents: 1000, method: 'googlePay', phoneNumber: undefined, standing: 'unknown' },
  })
  await reviewed('card', '20', page)
  expect(page.screen()).toMatchObject({ earlier: { phoneNumber: number.phoneNumber, standing: 'pending' } })
})

test('two tabs, two sums: each keeps its key, and its lost answer is found', async () => {
  const one = await lost('googlePay')
  const other = await reviewed('googlePay', '20', openTopUp(person))
  await other.store.payBeside()
  await person.ended(other.store.pay(token()))
  await clearFaults(database)
  await one.store.pay(token())
  expect(one.screen()).toMatchObject({ name: 'confirm', earlier: { amountInCents: 2000 } })
  await one.store.payBeside()
  await one.store.pay(token())
  expect((await payments()).map(({ amountInCents }) => amountInCents)).toEqual([1000, 2000])
})
