import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Outcome, Trouble } from '../../operator/client/outcome.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import type { CodeOf } from '../../operator/contract/endpoint.ts'
import type { OperationRefusal } from '../../operator/contract/operation-errors.ts'
import type { paymentCard } from '../../operator/contract/payment-card.ts'
import { accountOf } from '../../session/account.fixture.ts'
import { loaderOf } from '../../session/loaded.ts'
import { browserStorage } from './auto-top-up.fixture.ts'
import { createAutoTopUpStore } from './auto-top-up.store.ts'
import { type Draft, draftFrom, newCard } from './auto-top-up.ts'

const now = Date.UTC(2026, 0, 15, 10)
const reference = 'r1'
const down: Trouble = { kind: 'unavailable', reference }
const answer = <Value>(value: Value) => ({ kind: 'answer', value, reference }) as const

const own = accountOf('612 34567')
const second = accountOf('623 45678')
const ended = accountOf('634 56789')
const card = (cardDetailsReference: string): CardDetails => ({
  variant: 'VISA',
  cardDetailsReference,
  cardInfo: { expiryMonth: 9, expiryYear: 2028, holderName: 'RASA', number: '**** 4242' },
})
const [phoneNumber] = own.ownedAssets.map((asset) => asset.phoneNumber)
if (!phoneNumber) throw new Error('no number')
const numbers = [second, own, ended].flatMap(({ ownedAssets }) => ownedAssets)
const endedPhoneNumbers = ended.ownedAssets.map((asset) => asset.phoneNumber)

const autoTopUp: RecurringPayment = {
  recurringPaymentId: 'auto',
  nextPaymentDate: '2026-02-05',
  amount: toCents(1000),
  brand: 'VISA',
  number: '**** 4242',
  phoneNumber,
  dayOfMonth: 5,
  cardDetailsReference: 'c1',
  isPaused: false,
  lastFailure: null,
}

interface Script {
  replacedId?: string
  account?: Outcome<typeof own>
  settings?: Outcome<{ cardsDetails: CardDetails[]; recurringPayments: RecurringPayment[] }>[]
  minimum?: number
  setUp?: Outcome<RecurringPayment, OperationRefusal>
  payByCard?: Outcome<never, CodeOf<typeof paymentCard>>
}

const known = answer({ cardsDetails: [card('c1'), card('c2')], recurringPayments: [] as RecurringPayment[] })

/** The page of an operator that says just this. */
function open({
  replacedId,
  account = answer({ ...own, ownedAssets: numbers }),
  settings = [],
  minimum = 300,
  setUp,
  payByCard,
}: Script) {
  const clock = manualClock(now)
  const left: string[] = []
  let least = 300
  const store = createAutoTopUpStore({
    language: 'lt',
    waitingPath: '/laukiama-papildymo',
    replacedId,
    account: loaderOf(async () => account, clock),
    settings: loaderOf(async () => {
      const outcome = settings.shift() ?? known
      return outcome.kind === 'answer'
        ? { ...outcome, value: { ...outcome.value, endedPhoneNumbers } }
        : outcome
    }, clock),
    api: {
      methodsAndCards: async () =>
        answer({
          methods: ['card'],
          minimumInCents: toCents(least),
          maximumInCents: toCents(10_000),
          presetSumsInCents: [1000, 2000].map(toCents),
          cardsDetails: [],
        }),
      validateNumber: async () => answer({ status: 'active', line: 'uoga' }),
      checkResult: async () => down,
      async payByCard() {
        // What the operator refuses is another now.
        least = minimum
        return payByCard ?? down
      },
      setUp: async () => setUp ?? down,
    },
    intent: intentUnder('auto-topup-intent', clock),
    clock,
    leave: (url) => left.push(url),
    show: (id) => left.push(id),
  })
  return { store, left, screen: () => store.$screen.get() }
}
type Page = ReturnType<typeof open>

const factsOf = ({ screen }: Page) => {
  const shown = screen()
  if (shown.name !== 'form') throw new Error(`at ${shown.name}`)
  return shown.facts
}
const draftOn = (page: Page, change: Partial<Draft> = {}): Draft => ({
  ...draftFrom(factsOf(page), '2026-01-15', undefined),
  ...change,
})

async function confirming(script: Script, change?: Partial<Draft>) {
  const page = open(script)
  await page.store.start()
  await page.store.review(draftOn(page, change))
  expect(page.screen().name).toBe('confirm')
  return page
}

beforeEach(() => {
  browserStorage()
})

test('the form knows the account’s numbers in use, the current one first and each once', async () => {
  const page = open({})
  expect(page.screen()).toEqual({ name: 'loading' })
  await page.store.start()
  expect(factsOf(page).numbers).toEqual([phoneNumber, ...second.ownedAssets.map((one) => one.phoneNumber)])
  const without = open({ account: answer({ ...own, ownedAsset: null, ownedAssets: second.ownedAssets }) })
  await without.store.start()
  expect(factsOf(without).numbers).toEqual(second.ownedAssets.map((one) => one.phoneNumber))
})

test.each<[string, Script]>([
  ['the account', { account: down }],
  ['cards and auto top-ups', { settings: [down] }],
])('without %s there is no form', async (_, script) => {
  const page = open(script)
  await page.store.start()
  expect(page.screen()).toEqual({ name: 'failed', failed: down })
})

test('cards that can’t be asked for again are none to choose from', async () => {
  const page = open({ settings: [known, down] })
  await page.store.start()
  await page.store.start()
  expect(page.screen()).toEqual({ name: 'failed', failed: down })
})

test('what was to be changed and isn’t there is gone', async () => {
  const page = open({ replacedId: 'auto' })
  await page.store.start()
  expect(page.screen()).toEqual({ name: 'gone' })
})

test('what is wrong with a field is reported at it, and the operator is not asked', async () => {
  const page = open({})
  await page.store.start()
  await page.store.review(draftOn(page, { sumIndex: undefined, ownSum: '1' }))
  expect(page.screen()).toMatchObject({ name: 'form', problems: { sum: 'tooSmall' } })
})

test('what is under way says so, and takes no second press', async () => {
  const page = open({})
  await page.store.start()
  const reviewing = page.store.review(draftOn(page))
  expect(page.screen().name).toBe('checking')
  await page.store.review({ ...draftFrom(factsOfChecking(page), '2026-01-15', undefined), card: '' })
  await reviewing
  const setting = page.store.setUp(true)
  expect(page.screen().name).toBe('sending')
  await page.store.setUp(true)
  await setting
  expect(page.screen()).toMatchObject({ name: 'confirm', failure: down })
})

function factsOfChecking({ screen }: Page) {
  const shown = screen()
  if (shown.name !== 'checking') throw new Error(`at ${shown.name}`)
  return shown.facts
}

test('Back from the confirmation leads to the form, and from nowhere else', async () => {
  const page = await confirming({})
  page.store.change()
  expect(page.screen()).toMatchObject({ name: 'form', problems: {}, isReturned: true })
  const leaving = await confirming({ setUp: answer(autoTopUp) })
  await leaving.store.setUp(true)
  leaving.store.change()
  expect([leaving.screen().name, leaving.left]).toEqual(['leaving', ['auto']])
})

test('a user who came back while it was sent decides again: nothing leads away', async () => {
  const page = await confirming({ setUp: answer(autoTopUp) })
  const setting = page.store.setUp(true)
  await page.store.resume()
  expect(page.screen().name).toBe('confirm')
  await setting
  expect([page.screen().name, page.left]).toEqual(['confirm', []])
})

test('a form that is shown again after the browser had left stays a form', async () => {
  const page = open({})
  await page.store.start()
  await page.store.resume()
  expect(page.screen().name).toBe('form')
})

test.each<[CodeOf<typeof paymentCard>, object]>([
  ['NUMBER_NOT_OURS', { problems: { phone: 'notOurs' } }],
  ['NUMBER_BLOCKED', { problems: { phone: 'blocked' } }],
  ['NUMBER_ON_OTHER_LINE', { problems: { phone: 'otherLine' } }],
  ['CARD_NOT_FOUND', { problems: { card: 'missing' } }],
  ['CARD_EXPIRED', { problems: { card: 'expired' } }],
  ['SUM_OUT_OF_LIMITS', { problems: {}, failure: { code: 'SUM_OUT_OF_LIMITS' } }],
  ['LOG_IN_REQUIRED', { problems: {}, failure: { code: 'LOG_IN_REQUIRED' } }],
])('the refusal %s is reported at the form: %o', async (code, told) => {
  const page = await confirming({ payByCard: { kind: 'failure', code, reference } }, { card: newCard })
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ name: 'form', ...told })
  const { failure } = { failure: undefined, ...told }
  if (!failure) expect(page.screen()).not.toHaveProperty('failure')
})

test('a sum that the operator takes no more is reported at its field, by the limits of now', async () => {
  const refused = { kind: 'failure', code: 'SUM_OUT_OF_LIMITS', reference } as const
  const page = await confirming({ minimum: 5000, payByCard: refused }, { card: newCard })
  await page.store.setUp(true)
  expect(page.screen()).toMatchObject({ name: 'form', problems: { sum: 'tooSmall' } })
  expect(page.screen()).not.toHaveProperty('failure')
})

test('an auto top-up that was to be replaced and is gone ends the page', async () => {
  const page = await confirming({
    setUp: { kind: 'failure', code: 'RECURRING_PAYMENT_NOT_FOUND', reference },
  })
  await page.store.setUp(true)
  expect(page.screen()).toEqual({ name: 'gone' })
})
