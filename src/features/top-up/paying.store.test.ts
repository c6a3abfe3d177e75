import { expect, test, vi } from 'vitest'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import type { Outcome, Trouble } from '../../operator/client/outcome.ts'
import type { Bank } from '../../operator/contract/banklink-bank-list.ts'
import type { CardDetails } from '../../operator/contract/card-details.ts'
import type { AnswerOf } from '../../operator/contract/endpoint.ts'
import type { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import type { Begun, PaymentBeginner, RefusalCode } from './begin-payment.ts'
import { createPaying } from './paying.store.ts'
import type { Choice, Wallet } from './payment-choice.ts'
import { createTopUpStore } from './top-up.store.ts'
import { limits } from './top-up-inputs.fixture.ts'
import { draftOf } from './top-up-page.fixture.ts'

type Offered = AnswerOf<typeof paymentMethodsAndCards>

const reference = 'r1'
const down: Trouble = { kind: 'unavailable', reference }
const answer = <Value>(value: Value) => ({ kind: 'answer', value, reference }) as const
const bank: Bank = { bankId: 'b1', name: 'Upės unija', logoPath: '/api/v1/media/b1.svg' }
const card: CardDetails = {
  variant: 'VISA',
  cardDetailsReference: 'c1',
  cardInfo: { expiryMonth: 8, expiryYear: 2100, holderName: 'R. UOGIENE', number: '**** 4242' },
}
const googlePay = {
  environment: 'TEST' as const,
  merchantId: 'm',
  merchantName: 'Uoga',
  gateway: 'g',
  gatewayMerchantId: 'g',
  allowedCardNetworks: [],
}
const applePay = { merchantName: 'Uoga', supportedNetworks: ['visa'] }
const everything: Offered = {
  methods: ['card', 'savedCard', 'bankLink', 'googlePay', 'applePay'],
  minimumInCents: limits.minimum,
  maximumInCents: limits.maximum,
  presetSumsInCents: [...limits.presets],
  cardsDetails: [card],
  googlePay,
  applePay,
}

interface Script {
  offered?: Partial<Offered>[]
  banks?: Outcome<{ banks: Bank[] }, never>[]
  begun?: Begun
  isWalletReady?: (wallet: Wallet) => Promise<boolean>
  /** What pays doesn’t arrive. */
  isPartLost?: boolean
}

/** The page of an operator that says just this; what was said last is said again. */
function open({
  offered = [{}],
  banks = [answer({ banks: [bank] })],
  begun,
  isWalletReady = async () => true,
  isPartLost = false,
}: Script) {
  const clock = manualClock()
  const left: string[] = []
  let open: string | undefined
  const begin = vi.fn<PaymentBeginner['begin']>(async () => {
    const result: Begun = begun ?? { kind: 'begun', paymentReference: 'P1', url: '/pay' }
    if (result.kind === 'begun') open = result.paymentReference
    return result
  })
  const askBanks = vi.fn(async () => (banks.length > 1 ? banks.shift() : banks[0]) ?? down)
  const store = createTopUpStore({
    line: 'uoga',
    limits,
    device: { googlePay: true, applePay: true },
    clock,
    loadApi: async () => ({
      methodsAndCards: async () =>
        answer(Object.assign({ ...everything }, offered.length > 1 ? offered.shift() : offered[0])),
      validateNumber: async () => answer({ status: 'active' as const, line: 'uoga' as const }),
    }),
    async loadPaying(shared) {
      if (isPartLost) throw new TypeError('lost')
      return createPaying(shared, {
        beginner: {
          begin,
          earlierThan: async () => undefined,
          payBeside: () => {},
          waitingAddress: () => '/wait',
        },
        api: { banks: askBanks },
        intent: { isAwaited: (paymentReference) => paymentReference === open },
        clock,
        isWalletReady,
        leave: (url) => left.push(url),
      })
    },
  })
  return {
    store,
    begin,
    askBanks,
    clock,
    left,
    screen: () => store.$screen.get(),
    /** Its outcome was seen. */
    settle: () => {
      open = undefined
    },
  }
}

/** The page once the operator has said what it offers and the form was sent with this choice. */
async function reviewed(script: Script, choice?: Choice) {
  const page = open(script)
  await page.store.start()
  await page.store.review(draftOf('612 34567', '10', choice))
  return page
}

test.each<[Choice, object]>([
  [{ method: 'card' }, { method: 'card' }],
  [
    { method: 'savedCard', cardDetailsReference: 'c1' },
    { method: 'savedCard', card },
  ],
  [
    { method: 'bankLink', bankId: 'b1' },
    { method: 'bankLink', bank },
  ],
  [{ method: 'googlePay' }, { method: 'googlePay', parameters: googlePay }],
  [{ method: 'applePay' }, { method: 'applePay', parameters: applePay }],
])('%o comes to its confirmation with all that paying so needs', async (choice, payment) => {
  const { screen } = await reviewed({}, choice)
  expect(screen()).toMatchObject({ name: 'confirm', payment })
})

test.each<[string, Script, Choice, object]>([
  [
    'nothing is offered any more',
    { offered: [{ methods: [] }] },
    { method: 'card' },
    { kind: 'nothingOffered' },
  ],
  ['the banks can’t be had', { banks: [down] }, { method: 'bankLink', bankId: 'b1' }, down],
  [
    'the device lacks the wallet',
    { isWalletReady: async () => false },
    { method: 'googlePay' },
    { kind: 'walletAbsent', wallet: 'googlePay' },
  ],
  [
    'the wallet’s script fails',
    { isWalletReady: () => Promise.reject(new Error('lost')) },
    { method: 'applePay' },
    { kind: 'walletFailed', wallet: 'applePay' },
  ],
  [
    'the operator gives the wallet no parameters',
    { offered: [{ googlePay: undefined }] },
    { method: 'googlePay' },
    { kind: 'methodUnavailable' },
  ],
])('where %s the form says so', async (_, script, choice, failure) => {
  const { screen } = await reviewed(script, choice)
  expect(screen()).toMatchObject({ name: 'form', problems: {}, failure })
})

test('a bank that was not chosen, or is not on the list, is reported at its field', async () => {
  for (const bankId of [undefined, 'gone']) {
    const { screen } = await reviewed({}, { method: 'bankLink', bankId })
    expect(screen()).toMatchObject({ name: 'form', problems: { bank: 'missing' } })
  }
})

test('the banks are asked for once, and again where they didn’t come', async () => {
  const { store, askBanks } = open({ banks: [down, answer({ banks: [bank] })] })
  await store.choose({ method: 'bankLink' })
  expect(store.$banks.get()).toEqual({ name: 'failed', failure: down })
  const seen: string[] = []
  store.$banks.listen(({ name }) => seen.push(name))
  await Promise.all([store.choose({ method: 'bankLink' }), store.choose({ method: 'bankLink' })])
  await store.choose({ method: 'bankLink' })
  expect(seen).toEqual(['loading', 'ready'])
  expect(store.$banks.get()).toEqual({ name: 'ready', banks: [bank] })
  expect(askBanks).toHaveBeenCalledTimes(2)
})

test.each<Choice>([{ method: 'card' }, { method: 'savedCard', cardDetailsReference: 'c1' }])(
  'choosing %o asks for nothing more',
  async (choice) => {
    const { store, askBanks, screen } = open({ isWalletReady: async () => false })
    await store.start()
    await store.choose(choice)
    expect([screen(), askBanks.mock.calls]).toEqual([{ name: 'form', problems: {}, failure: undefined }, []])
  },
)

test('a wallet that this device lacks is reported when it is chosen, and another choice clears that', async () => {
  const { store, screen } = open({ isWalletReady: async (wallet) => wallet === 'applePay' })
  await store.start()
  await store.choose({ method: 'googlePay' })
  expect(screen()).toMatchObject({ failure: { kind: 'walletAbsent', wallet: 'googlePay' } })
  await store.choose({ method: 'applePay' })
  expect(screen()).toMatchObject({ name: 'form', failure: undefined })
})

test('a wallet that answers late tells nothing to a user who continued with another way', async () => {
  let say = (_: boolean) => {}
  const { store, screen } = open({ isWalletReady: () => new Promise((resolve) => (say = resolve)) })
  await store.start()
  const choosing = store.choose({ method: 'googlePay' })
  await store.review(draftOf('612 34567', '10', { method: 'card' }))
  say(false)
  await choosing
  expect(screen()).toMatchObject({ name: 'confirm', payment: { method: 'card' } })
  expect(screen()).not.toHaveProperty('failure')
})

const refused = (code: RefusalCode): Begun => ({ kind: 'refused', code, reference })

test.each<[RefusalCode, object]>([
  ['NUMBER_NOT_OURS', { name: 'form', problems: { phone: 'notOurs' } }],
  ['NUMBER_BLOCKED', { name: 'form', problems: { phone: 'blocked' } }],
  ['NUMBER_ON_OTHER_LINE', { name: 'form', problems: { phone: 'otherLine' } }],
  ['LOG_IN_REQUIRED', { name: 'form', failure: { kind: 'logInRequired' } }],
  ['CARD_NOT_FOUND', { name: 'form', failure: { kind: 'cardGone' } }],
  ['CARD_EXPIRED', { name: 'form', failure: { kind: 'cardGone' } }],
  ['BANK_NOT_AVAILABLE', { name: 'form', failure: { kind: 'bankUnavailable' } }],
  ['SUM_OUT_OF_LIMITS', { name: 'form', problems: {}, failure: { reason: 'refused', reference } }],
])('the refusal %s is reported: %o', async (code, told) => {
  const { store, screen, left } = await reviewed({ begun: refused(code) })
  await store.pay()
  expect(screen()).toMatchObject(told)
  expect(left).toEqual([])
})

test('a sum that is out of the limits of now is reported at its field', async () => {
  const { store, screen } = await reviewed({
    offered: [{}, { minimumInCents: toCents(2000) }],
    begun: refused('SUM_OUT_OF_LIMITS'),
  })
  await store.pay()
  expect(screen()).toMatchObject({ name: 'form', problems: { sum: 'tooSmall' } })
})

test('a bank that left is no longer on the list', async () => {
  const { store } = await reviewed(
    { banks: [answer({ banks: [bank] }), answer({ banks: [] })], begun: refused('BANK_NOT_AVAILABLE') },
    { method: 'bankLink', bankId: 'b1' },
  )
  await store.pay()
  expect(store.$banks.get()).toEqual({ name: 'ready', banks: [] })
})

test.each(['googlePay', 'applePay'] as const)(
  'a token of %s that is refused is reported at the confirmation',
  async (wallet) => {
    const { store, screen } = await reviewed({ begun: refused('PAYMENT_TOKEN_REFUSED') }, { method: wallet })
    await store.pay({ paymentToken: 'token' })
    expect(screen()).toMatchObject({ name: 'confirm', failure: { kind: 'walletFailed', wallet } })
  },
)

test('what a wallet’s sheet says failed is reported at the confirmation, and nowhere else', async () => {
  const failure = { kind: 'walletFailed', wallet: 'applePay' } as const
  const { store, screen } = await reviewed({}, { method: 'applePay' })
  store.fail(failure)
  expect(screen()).toMatchObject({ name: 'confirm', failure })
  store.change()
  store.fail(failure)
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: undefined, isReturned: true })
})

test('before anything that pays has come nothing can be paid, failed or taken up again', async () => {
  const { store, screen } = open({})
  await store.pay()
  store.fail({ kind: 'walletFailed', wallet: 'applePay' })
  store.resume()
  expect(screen()).toEqual({ name: 'form', problems: {} })
})

test('without an answer the confirmation stays, with what was in the way', async () => {
  const { store, screen } = await reviewed({ begun: { kind: 'unanswered', trouble: down } })
  await store.pay()
  expect(screen()).toMatchObject({ name: 'confirm', failure: down })
})

test('a browser that does not leave takes presses again, but each time waits as long as it may', async () => {
  const { store, screen, clock, left } = await reviewed({})
  await store.pay()
  expect([screen().name, left]).toEqual(['leaving', ['/pay']])
  await clock.advance(leavingLimit)
  expect(screen().name).toBe('confirm')
  await store.pay()
  await clock.advance(leavingLimit - 1)
  store.resume()
  await store.pay()
  await clock.advance(leavingLimit - 1)
  expect(screen().name).toBe('leaving')
})

test('a payment whose outcome was seen is over: what is paid next begins at the form', async () => {
  const { store, screen, settle } = await reviewed({})
  await store.pay()
  settle()
  store.resume()
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: undefined })
  store.resume()
  expect(screen().name).toBe('form')
})

test('a user who came back while it was sent decides again', async () => {
  const { store, screen, left } = await reviewed({})
  const paying = store.pay()
  store.resume()
  await paying
  expect([screen().name, left]).toEqual(['confirm', []])
})

test('where the part that pays doesn’t arrive a wallet and the next step say so, and the bank in its place', async () => {
  const { store, screen } = open({ isPartLost: true })
  const failure = { kind: 'partNotLoaded' }
  await store.start()
  await store.choose({ method: 'bankLink' })
  expect(store.$banks.get()).toEqual({ name: 'failed', failure })
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: undefined })
  await store.choose({ method: 'googlePay' })
  expect(screen()).toEqual({ name: 'form', problems: {}, failure })
  await store.choose({ method: 'card' })
  expect(screen()).toEqual({ name: 'form', problems: {}, failure: undefined })
  await store.review(draftOf('612 34567', '10', { method: 'card' }))
  expect(screen()).toMatchObject({ name: 'form', failure })
})

test('a saved card that the operator has not named yet is asked for before it is chosen', async () => {
  const page = open({})
  await page.store.review(draftOf('612 34567', '10', { method: 'savedCard', cardDetailsReference: 'c1' }))
  expect(page.screen()).toMatchObject({ name: 'confirm', payment: { method: 'savedCard', card } })
})
