import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createOperator } from '../../../sandbox/operator/create-operator.ts'
import { clearFaults, type Fault, setFault } from '../../../sandbox/operator/faults.ts'
import { switchLimits } from '../../../sandbox/operator/limits-switch.ts'
import { signIn } from '../../../sandbox/operator/log-in/sessions.ts'
import { setSwitch } from '../../../sandbox/operator/payment/switches.ts'
import { findPayment } from '../../../sandbox/operator/payments.ts'
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

beforeEach(async () => {
  browserStorage()
  const { phoneNumber } = await putNumber(database, Date.now())
  const brought = await bringInto(database, Date.now(), 'saved card', phoneNumber)
  if (!brought) throw new Error('the number is there')
  number = brought
  visitor = visitorOf(operator, site, await signIn(database, Date.now(), { phoneNumber }))
  person = browser(visitor.fetch)
})
afterEach(async () => {
  await clearFaults(database)
  await database.deleteFrom('paymentSwitches').execute()
})
afterAll(() => operator.close())

const choices = {
  card: { method: 'card' },
  savedCard: { method: 'savedCard' },
  bankLink: { method: 'bankLink', bankId: 'upes-unija' },
  googlePay: { method: 'googlePay' },
  applePay: { method: 'applePay' },
} satisfies Record<string, Choice>
type Method = keyof typeof choices
const methods: Method[] = ['card', 'savedCard', 'bankLink', 'googlePay', 'applePay']
const callOf: Record<Method, string> = {
  card: 'payment/card',
  savedCard: 'payment/card',
  bankLink: 'banklink/payment-request',
  googlePay: 'payment/googlepay',
  applePay: 'payment/applepay',
}
const isWallet = (method: Method) => method === 'googlePay' || method === 'applePay'

const tokenOf = (sandboxCard = '4242424242424242') =>
  JSON.stringify({ sandboxCard, nonce: crypto.randomUUID() })
const payments = () =>
  database.selectFrom('payments').selectAll().where('phoneNumber', '=', number.phoneNumber).execute()
const booked = () =>
  database.selectFrom('ledger').selectAll().where('phoneNumber', '=', number.phoneNumber).execute()
const fails = (path: string, fault: Fault, times: number | null = null) =>
  setFault(database, { path: `/api/v1/${path}`, visitor: '' }, fault, times)

/** The page at its confirmation of this way to pay. */
async function confirming(method: Method) {
  const page = openTopUp(person)
  await page.store.start()
  await page.store.review(draftOf(number.phoneNumber, '10', choices[method]))
  expect(page.screen()).toMatchObject({ name: 'confirm', payment: { method } })
  return page
}

type Act = 'pay' | 'refuse' | 'cancel' | 'slow'

const cardOf = { pay: '4242424242424242', refuse: '4000000000009995', slow: '4000000000000259' }

/** What the person does where the payment is paid; a wallet was asked on the way. */
async function act(method: Method, url: string, what: Act) {
  if (isWallet(method)) return
  if (method === 'bankLink') return visitor.sendForm(url, { choice: what === 'slow' ? 'payLate' : what })
  if (what === 'cancel') return visitor.sendForm(url.replace('/pay/', '/cancel/'), {})
  return visitor.sendForm(url, cardFields(cardOf[what]))
}

/** Pays in one way, or does otherwise; returns the payment's reference. */
async function begin(method: Method, what: Act): Promise<string> {
  // A saved card answers as the test card with its digits.
  if (method === 'savedCard' && what !== 'cancel')
    await database
      .updateTable('savedCards')
      .set({ lastDigits: cardOf[what].slice(-4) })
      .execute()
  const { store, left, intent } = await confirming(method)
  await store.pay({ paymentToken: tokenOf(what === 'cancel' ? undefined : cardOf[what]) })
  await act(method, left[0] ?? '', what)
  return intent.reference() ?? ''
}

async function finish(method: Method, what: Act) {
  const reference = await begin(method, what)
  await operator.runDueJobs(reference)
  return findPayment(database, reference)
}

test.each(methods)('%s: paid once, by this method', async (method) => {
  expect(await finish(method, 'pay')).toMatchObject({ status: 'paid', paidBy: method })
  expect(await booked()).toHaveLength(1)
})

test.each(['card', 'savedCard', 'bankLink'] as const)(
  '%s: what was paid is sent once more: led back as before, and paid once',
  async (method) => {
    const { store, left, intent } = await confirming(method)
    await store.pay()
    const reference = intent.reference() ?? ''
    const back = await act(method, left[0] ?? '', 'pay')
    await operator.runDueJobs(reference)
    // Back shows the page where it was paid, with its form.
    expect(await act(method, left[0] ?? '', 'pay')).toBe(back)
    await operator.runDueJobs(reference)
    expect(back).toContain(`/laukiama-papildymo#paymentReference=${reference}`)
    expect(await payments()).toHaveLength(1)
    expect(await booked()).toHaveLength(1)
  },
)

test.each(methods)('%s: refused, and nothing booked', async (method) => {
  expect(await finish(method, 'refuse')).toMatchObject({ status: 'refused', reason: 'insufficientFunds' })
  expect(await booked()).toEqual([])
})

test.each(methods)('%s: slow, it is waited for, and paid once in the end', async (method) => {
  const reference = await begin(method, 'slow')
  await operator.runDueJobs()
  expect(await findPayment(database, reference)).toMatchObject({ status: 'pending', submitted: 1 })
  expect(await booked()).toEqual([])
  await operator.runDueJobs(reference)
  await operator.runDueJobs(reference)
  expect(await findPayment(database, reference)).toMatchObject({ status: 'paid' })
  expect(await booked()).toHaveLength(1)
})

test.each(['card', 'savedCard', 'bankLink'] as const)('%s: cancelled where it is paid', async (method) => {
  expect(await finish(method, 'cancel')).toMatchObject({ status: 'cancelled' })
  expect(await booked()).toEqual([])
})

// Apple's device asks its owner itself: once its sheet is closed the payment is begun or never will be.
test.each(['card', 'savedCard', 'bankLink', 'googlePay'] as const)(
  '%s: abandoned, it expires and no money is taken',
  async (method) => {
    const { store, intent } = await confirming(method)
    // Google's card asks for 3-D Secure, whose page is left.
    await store.pay({ paymentToken: tokenOf('4000000000003220') })
    const reference = intent.reference() ?? ''
    await operator.runDueJobs(reference)
    expect(await findPayment(database, reference)).toMatchObject({ status: 'expired', submitted: 0 })
  },
)

test.each(methods)(
  '%s: an answer that is lost for good is continued with the same payment',
  async (method) => {
    const { store, screen } = await confirming(method)
    await fails(callOf[method], { kind: 'cutAfterCommit' }, 2)
    await person.ended(store.pay({ paymentToken: tokenOf() }))
    expect(screen()).toMatchObject({ name: 'confirm', failure: { reason: 'noConnection' } })
    await store.pay({ paymentToken: tokenOf() })
    expect(screen().name).toBe('leaving')
    expect(await payments()).toHaveLength(1)
  },
)

const troubles: [Fault, object][] = [
  [{ kind: 'status', status: 401 }, { kind: 'unauthorized' }],
  [{ kind: 'status', status: 429, retryAfter: '30' }, { reason: 'tooManyRequests' }],
  [{ kind: 'status', status: 500 }, { reason: 'serverError' }],
  [{ kind: 'status', status: 503 }, { kind: 'unavailable' }],
  [{ kind: 'never' }, { reason: 'timeLimit' }],
  [{ kind: 'malformed', shape: 'html' }, { reason: 'malformedAnswer' }],
  [{ kind: 'malformed', shape: 'truncated' }, { reason: 'malformedAnswer' }],
]

test.each(methods.flatMap((method) => troubles.map(([fault, failure]) => ({ method, fault, failure }))))(
  '$method meets $fault: told, and the same press continues',
  async ({ method, fault, failure }) => {
    const { store, screen } = await confirming(method)
    await fails(callOf[method], fault)
    await person.ended(store.pay({ paymentToken: tokenOf() }))
    expect(screen()).toMatchObject({ name: 'confirm', failure })
    await clearFaults(database)
    await store.pay({ paymentToken: tokenOf() })
    expect(screen().name).toBe('leaving')
    expect(await payments()).toHaveLength(1)
  },
)

test.each(troubles)('the banks meet %j: told, and asked again', async (fault, failure) => {
  const { store } = openTopUp(person)
  await fails('banklink/bank-list', fault)
  await person.ended(store.choose(choices.bankLink))
  expect(store.$banks.get()).toMatchObject({ name: 'failed', failure })
  await clearFaults(database)
  await store.choose(choices.bankLink)
  expect(store.$banks.get()).toMatchObject({ name: 'ready' })
})

test.each(['card', 'bankLink', 'applePay'] as const)(
  'a wallet’s payment whose answer was lost is found by paying with %s instead',
  async (method) => {
    const wallet = await confirming('googlePay')
    await fails(callOf.googlePay, { kind: 'cutAfterCommit' }, 2)
    await person.ended(wallet.store.pay({ paymentToken: tokenOf() }))
    const other = await confirming(method)
    await other.store.pay({ paymentToken: tokenOf() })
    const [payment, ...more] = await payments()
    expect(more).toEqual([])
    expect(payment?.paidBy).toBe('googlePay')
    expect(other.left).toEqual([`/laukiama-papildymo#paymentReference=${payment?.paymentReference}`])
  },
)

test('a wallet’s payment that never arrived is called off before the card is charged', async () => {
  const wallet = await confirming('applePay')
  await fails(callOf.applePay, { kind: 'status', status: 500 }, 1)
  await wallet.store.pay({ paymentToken: tokenOf() })
  const other = await confirming('card')
  await other.store.pay()
  expect((await payments()).map(({ paidBy }) => paidBy)).toEqual(['card'])
  expect(other.left[0]).toContain('/acquirer/pay/')
})

test('a token that the operator doesn’t take is reported, and another one pays', async () => {
  const { store, screen } = await confirming('googlePay')
  await store.pay({ paymentToken: 'nonsense' })
  expect(screen()).toMatchObject({ failure: { kind: 'walletFailed', wallet: 'googlePay' } })
  await store.pay({ paymentToken: tokenOf() })
  expect(screen().name).toBe('leaving')
})

test('a saved card that is gone, or a log-in that has ended, is reported at the form', async () => {
  const gone = await confirming('savedCard')
  await database.deleteFrom('savedCards').execute()
  await gone.store.pay()
  expect(gone.screen()).toMatchObject({ name: 'form', failure: { kind: 'cardGone' } })
  await bringInto(database, Date.now(), 'saved card', number.phoneNumber)
  const { store, screen } = await confirming('savedCard')
  await database.deleteFrom('sessions').execute()
  await store.pay()
  expect(screen()).toMatchObject({ name: 'form', failure: { kind: 'logInRequired' } })
})

test('no bank chosen, or one that has left the bank link, is reported at its field', async () => {
  const { store, screen } = openTopUp(person)
  await store.review(draftOf(number.phoneNumber, '10', { method: 'bankLink' }))
  expect(screen()).toEqual({ name: 'form', problems: { bank: 'missing' }, failure: undefined })
  await store.review(draftOf(number.phoneNumber, '10', { method: 'bankLink', bankId: 'ruko-bankas' }))
  expect(screen()).toMatchObject({ name: 'form', problems: { bank: 'missing' } })
})

test('a wallet that this device lacks is not offered any more; one that fails is', async () => {
  const absent = openTopUp(person, { isWalletReady: async () => false })
  await absent.store.start()
  await absent.store.choose(choices.googlePay)
  expect(absent.screen()).toMatchObject({ failure: { kind: 'walletAbsent', wallet: 'googlePay' } })
  expect(absent.store.$device.get()).toEqual({ googlePay: false, applePay: true })
  const failing = openTopUp(person, { isWalletReady: () => Promise.reject(new Error('lost')) })
  await failing.store.start()
  await failing.store.choose(choices.applePay)
  expect(failing.screen()).toMatchObject({ failure: { kind: 'walletFailed', wallet: 'applePay' } })
  expect(failing.store.$device.get()).toEqual({ googlePay: true, applePay: true })
})

test('what the operator stops offering is neither shown nor begun', async () => {
  const page = await confirming('bankLink')
  await setSwitch(database, 'bankLink', true)
  await page.store.start()
  await page.store.pay()
  expect(page.screen()).toMatchObject({ name: 'form', failure: { kind: 'methodUnavailable' } })
  expect(await payments()).toEqual([])
})
