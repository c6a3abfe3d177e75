import { beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { toCents } from '../../lib/money.ts'
import { type PhoneNumber, parsePhoneNumber } from '../../lib/phone-number.ts'
import { intentUnder } from '../../operator/client/intent.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import { calledOffToken } from '../../operator/contract/wallet-token.ts'
import { paymentBeginner } from './begin-payment.ts'
import type { PaymentApi } from './payment.api.ts'
import type { Payment } from './payment.ts'
import { browserStorage } from './top-up-page.fixture.ts'

const parsed = parsePhoneNumber('612 34567')
if (!parsed) throw new Error('not a number')
const phoneNumber: PhoneNumber = parsed
const topUp = { phoneNumber, amountInCents: toCents(1000) }
const request = { ...topUp, language: 'lt', line: 'uoga', returnPath: '/laukiama-papildymo' }
const waiting = '/laukiama-papildymo#paymentReference=P1'
const reference = 'r1'
const down: Trouble = { kind: 'unavailable', reference }
const card = {
  variant: 'VISA',
  cardDetailsReference: 'c1',
  cardInfo: { expiryMonth: 8, expiryYear: 2100, holderName: 'R. UOGIENE', number: '**** 4242' },
}
const googlePay: Payment = {
  method: 'googlePay',
  parameters: {
    environment: 'TEST',
    merchantId: 'm',
    merchantName: 'Uoga',
    gateway: 'g',
    gatewayMerchantId: 'g',
    allowedCardNetworks: [],
  },
}
const applePay: Payment = {
  method: 'applePay',
  parameters: { merchantName: 'Uoga', supportedNetworks: [] },
}

const begun = (redirectUrl: string) =>
  ({ kind: 'answer', value: { paymentReference: 'P1', redirectUrl }, reference }) as const
const taken = { kind: 'answer', value: { paymentReference: 'P1' }, reference } as const

const api = {
  payByCard: vi.fn<PaymentApi['payByCard']>(),
  payAtBank: vi.fn<PaymentApi['payAtBank']>(),
  payByGoogle: vi.fn<PaymentApi['payByGoogle']>(),
  payByApple: vi.fn<PaymentApi['payByApple']>(),
  banks: vi.fn<PaymentApi['banks']>(),
  applePaySession: vi.fn<PaymentApi['applePaySession']>(),
  checkResult: vi.fn<PaymentApi['checkResult']>(),
}
/** What pays in a page of this browser. */
const begin = () =>
  paymentBeginner({
    api,
    intent: intentUnder('topup-intent', manualClock()),
    line: 'uoga',
    language: 'lt',
    waitingPath: '/laukiama-papildymo',
  }).begin

beforeEach(() => {
  browserStorage()
  vi.resetAllMocks()
  api.payByCard.mockResolvedValue(begun('https://pay.example/1'))
  api.payAtBank.mockResolvedValue(begun('https://bank.example/1'))
  api.payByGoogle.mockResolvedValue({
    kind: 'answer',
    value: { paymentReference: 'P1', redirectUrl: null },
    reference,
  })
  api.payByApple.mockResolvedValue(taken)
  api.checkResult.mockResolvedValue({
    kind: 'answer',
    value: {
      paymentReference: 'P1',
      amountInCents: topUp.amountInCents,
      maskedPhoneNumber: '+370 6** **567',
      status: 'pending',
    },
    reference,
  })
})

test.each([
  ['a card', { method: 'card' }, {}, {}],
  ['a card that is to be kept', { method: 'card' }, { saveCard: true }, { saveCard: true }],
  ['a card that is not', { method: 'card' }, { saveCard: false }, {}],
  ['a saved card', { method: 'savedCard', card }, { saveCard: true }, { cardDetailsReference: 'c1' }],
] as const)('paid with %s the operator is asked for just that', async (_, payment, extras, more) => {
  expect(await begin()(topUp, payment, extras)).toEqual({
    kind: 'begun',
    paymentReference: 'P1',
    url: 'https://pay.example/1',
  })
  expect(api.payByCard.mock.calls).toEqual([[{ ...request, ...more }, expect.any(String)]])
})

test('paid at a bank it leads to the bank’s page', async () => {
  const bank = { bankId: 'b1', name: 'Upės unija', logoPath: '/api/v1/media/b1.svg' }
  expect(await begin()(topUp, { method: 'bankLink', bank })).toMatchObject({ url: 'https://bank.example/1' })
  expect(api.payAtBank.mock.calls).toEqual([[{ ...request, bankId: 'b1' }, expect.any(String)]])
})

test('what a wallet gave is taken at once and awaited, unless its card’s holder is asked at the bank', async () => {
  expect(await begin()(topUp, applePay, { paymentToken: 'token' })).toMatchObject({ url: waiting })
  expect(api.payByApple.mock.calls[0]?.[0]).toEqual({ ...request, paymentToken: 'token' })
  api.payByGoogle.mockResolvedValue(begun('https://bank.example/3ds'))
  browserStorage()
  expect(await begin()(topUp, googlePay, { paymentToken: 'token' })).toMatchObject({
    url: 'https://bank.example/3ds',
  })
})

test('what a wallet did not answer is the same request with another token', async () => {
  api.payByApple.mockResolvedValueOnce(down)
  expect(await begin()(topUp, applePay, { paymentToken: 'one' })).toEqual({
    kind: 'unanswered',
    trouble: down,
  })
  await begin()(topUp, applePay, { paymentToken: 'other' })
  const keys = api.payByApple.mock.calls.map(([, key]) => key)
  expect(new Set(keys).size).toBe(1)
})

test('a wallet’s payment that no one has seen the end of is continued with in another way to pay', async () => {
  api.payByApple.mockResolvedValueOnce(down)
  await begin()(topUp, applePay, { paymentToken: 'token' })
  expect(await begin()(topUp, { method: 'card' })).toEqual({
    kind: 'begun',
    paymentReference: 'P1',
    url: waiting,
  })
  expect(api.payByApple.mock.calls[1]?.[0]).toMatchObject({ paymentToken: calledOffToken })
  expect(api.payByCard).not.toHaveBeenCalled()
})

test('one that never began is called off, and the card is charged', async () => {
  api.payByApple.mockResolvedValueOnce(down)
  await begin()(topUp, applePay, { paymentToken: 'token' })
  api.payByApple.mockResolvedValueOnce({ kind: 'failure', code: 'PAYMENT_TOKEN_REFUSED', reference })
  expect(await begin()(topUp, { method: 'card' })).toMatchObject({ url: 'https://pay.example/1' })
})

test('one that waits for its holder at the bank is asked about as well', async () => {
  api.payByGoogle.mockResolvedValue(begun('https://bank.example/3ds'))
  await begin()(topUp, googlePay, { paymentToken: 'token' })
  expect(await begin()(topUp, { method: 'card' })).toMatchObject({
    kind: 'asks',
    earlier: { method: 'googlePay', standing: 'pending' },
  })
})

test('one of which nothing is heard is asked about before any other way', async () => {
  api.payByApple.mockResolvedValue(down)
  await begin()(topUp, applePay, { paymentToken: 'token' })
  expect(await begin()(topUp, { method: 'card' })).toMatchObject({
    kind: 'asks',
    earlier: { method: 'applePay', standing: 'unknown' },
  })
  expect(api.payByCard).not.toHaveBeenCalled()
})

test('a refusal ends the wish: the next try has a key of its own', async () => {
  api.payByCard.mockResolvedValueOnce({ kind: 'failure', code: 'NUMBER_BLOCKED', reference })
  expect(await begin()(topUp, { method: 'card' })).toEqual({
    kind: 'refused',
    code: 'NUMBER_BLOCKED',
    reference,
  })
  await begin()(topUp, { method: 'card' })
  const [first, next] = api.payByCard.mock.calls.map(([, key]) => key)
  expect(next).not.toBe(first)
})
