import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { toCents } from '../../../src/lib/money.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { banklinkBankList } from '../../../src/operator/contract/banklink-bank-list.ts'
import { banklinkPaymentRequest } from '../../../src/operator/contract/banklink-payment-request.ts'
import { paymentApplePay } from '../../../src/operator/contract/payment-applepay.ts'
import { paymentApplePaySession } from '../../../src/operator/contract/payment-applepay-session.ts'
import { paymentCard } from '../../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../../src/operator/contract/payment-check-result.ts'
import { paymentGooglePay } from '../../../src/operator/contract/payment-googlepay.ts'
import { paymentMethodsAndCards } from '../../../src/operator/contract/payment-methods-and-cards.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { signIn } from '../log-in/sessions.ts'
import { numberOf } from '../number.fixture.ts'
import { findNumber } from '../phone-numbers.ts'
import { cardFields, type Visitor, visitorOf } from '../visitor.ts'

const site = 'http://127.0.0.1:4321'
const own = 'http://127.0.0.1:4322'
const start = Date.UTC(2026, 0, 15, 10)
const rasa = numberOf('612 34567')

let operator: Operator
let guest: Visitor

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  guest = visitorOf(operator, site)
})
afterEach(() => operator.close())

const customer = async (phoneNumber = rasa) =>
  visitorOf(operator, site, await signIn(operator.database, start, { phoneNumber }))
const options = (who: Visitor) => ({ transport: { ...who, clock: manualClock() } })
const once = (who: Visitor) => ({ ...options(who), idempotencyKey: randomCode(26) })

const topUp = {
  phoneNumber: rasa,
  amountInCents: toCents(1000),
  language: 'lt',
  line: 'uoga',
  returnPath: '/laukiama-papildymo',
} as const

async function resultOf(paymentReference: string) {
  const outcome = await callEndpoint(paymentCheckResult, { paymentReference }, options(guest))
  return outcome.kind === 'answer' ? outcome.value : outcome
}

const booked = () => operator.database.selectFrom('ledger').select('paymentReference').execute()
const savedCards = (partnerId: string) =>
  operator.database
    .selectFrom('savedCards')
    .select(['lastDigits', 'expiryMonth', 'expiryYear'])
    .where('partnerId', '=', partnerId)
    .execute()

const token = (sandboxCard: string, nonce = randomCode(12)) => JSON.stringify({ sandboxCard, nonce })

describe('what can be paid with', () => {
  const methods = async (who: Visitor) => {
    const outcome = await callEndpoint(paymentMethodsAndCards, { line: 'uoga' }, options(who))
    return outcome.kind === 'answer' ? outcome.value : undefined
  }

  test('a guest has no cards', async () => {
    expect(await methods(guest)).toMatchObject({
      methods: ['card', 'googlePay', 'applePay', 'bankLink'],
      cardsDetails: [],
      googlePay: { environment: 'TEST' },
      applePay: { merchantName: 'Uoga' },
    })
  })

  test('a customer has their own cards, and no one else’s', async () => {
    expect(await methods(await customer())).toMatchObject({
      methods: ['card', 'savedCard', 'googlePay', 'applePay', 'bankLink'],
      cardsDetails: [{ variant: 'VISA', cardInfo: { number: '**** 4242' } }],
    })
    expect(await methods(await customer(numberOf('611 11111')))).toMatchObject({ cardsDetails: [] })
  })
})

describe('a saved card and an auto top-up', () => {
  async function pay(who: Visitor, wishes: object, fields = cardFields('4242 4242 4242 4242')) {
    const begun = await callEndpoint(paymentCard, { ...topUp, ...wishes }, once(who))
    if (begun.kind !== 'answer') return begun
    await who.sendForm(begun.value.redirectUrl, fields)
    await operator.advance(2000)
    return resultOf(begun.value.paymentReference)
  }

  test('a card is kept when it is wanted, once, and pays again by a confirmation', async () => {
    const tomas = await customer(numberOf('616 16161'))
    await pay(tomas, {})
    expect(await savedCards('P-1006')).toEqual([])
    await pay(tomas, { saveCard: true })
    await pay(tomas, { saveCard: true })
    expect(await savedCards('P-1006')).toEqual([{ lastDigits: '4242', expiryMonth: 12, expiryYear: 2030 }])
    const [card] = await operator.database
      .selectFrom('savedCards')
      .select('cardDetailsReference')
      .where('partnerId', '=', 'P-1006')
      .execute()
    expect(
      await pay(tomas, card ?? {}, { cardNumber: '', expiry: '', securityCode: '', keepCard: '' }),
    ).toMatchObject({
      status: 'paid',
    })
    expect(await booked()).toHaveLength(4)
  })

  test('a card is kept only where its payer says so on the acquirer’s page, which names for whom', async () => {
    const tomas = await customer(numberOf('616 16161'))
    const own = { ...cardFields('4242 4242 4242 4242'), keepCard: '' }
    expect(await pay(tomas, { saveCard: true }, own)).toMatchObject({ status: 'paid' })
    expect(await savedCards('P-1006')).toEqual([])
    const begun = await callEndpoint(paymentCard, { ...topUp, saveCard: true }, once(tomas))
    const url = begun.kind === 'answer' ? begun.value.redirectUrl : ''
    const page = await (await operator.fetch(new Request(url))).text()
    expect(page).toContain('+370 6** **161')
    expect(page).not.toMatch(/type="checkbox"[^>]*\bchecked/)
  })

  test('an auto top-up isn’t paid without the payer’s word that the card is kept', async () => {
    const tomas = await customer(numberOf('616 16161'))
    const recurringPayment = { dayOfMonth: 31, mandateAccepted: true }
    const refused = { ...cardFields('4242 4242 4242 4242'), keepCard: '' }
    expect(await pay(tomas, { recurringPayment }, refused)).toMatchObject({ status: 'pending' })
    expect(await savedCards('P-1006')).toEqual([])
  })

  test('an auto top-up begins with the first payment, and is reported with it', async () => {
    const tomas = await customer(numberOf('616 16161'))
    const recurringPayment = { dayOfMonth: 31, mandateAccepted: true }
    expect(await pay(tomas, { recurringPayment })).toMatchObject({
      status: 'paid',
      recurringPayment: { nextPaymentDate: '2026-01-31' },
    })
    const autoTopUps = operator.database.selectFrom('recurringPayments').where('partnerId', '=', 'P-1006')
    expect(await autoTopUps.select(['amountInCents', 'dayOfMonth', 'phoneNumber']).execute()).toEqual([
      { amountInCents: 1000, dayOfMonth: 31, phoneNumber: rasa },
    ])
  })

  test('a refused payment keeps no card and begins nothing', async () => {
    const tomas = await customer(numberOf('616 16161'))
    const wishes = { saveCard: true, recurringPayment: { dayOfMonth: 1, mandateAccepted: true } }
    expect(await pay(tomas, wishes, cardFields('4000 0000 0000 9995'))).toMatchObject({
      status: 'refused',
      beginsAutoTopUp: true,
    })
    expect(await savedCards('P-1006')).toEqual([])
  })

  test('are for customers, with their own cards, while these are good', async () => {
    const tomas = await customer(numberOf('616 16161'))
    for (const wishes of [{ cardDetailsReference: 'card-rasa-visa' }, { saveCard: true }])
      expect(await pay(guest, wishes)).toMatchObject({ code: 'LOG_IN_REQUIRED' })
    for (const cardDetailsReference of ['card-rasa-visa', 'none'])
      expect(await pay(tomas, { cardDetailsReference })).toMatchObject({ code: 'CARD_NOT_FOUND' })
    await operator.database
      .updateTable('savedCards')
      .set({ expiryYear: 2025 })
      .where('cardDetailsReference', '=', 'card-rasa-visa')
      .execute()
    expect(await pay(await customer(), { cardDetailsReference: 'card-rasa-visa' })).toMatchObject({
      code: 'CARD_EXPIRED',
    })
    expect(await booked()).toEqual([])
  })
})

test('the balance that a payment came to is for the customer whose number it is alone', async () => {
  const holder = await customer()
  const begun = await callEndpoint(
    paymentGooglePay,
    { ...topUp, paymentToken: token('4242424242424242') },
    once(holder),
  )
  if (begun.kind !== 'answer') throw new Error(begun.kind)
  const { paymentReference } = begun.value
  await operator.advance(2000)
  const balanceFor = async (who: Visitor) => {
    const told = await callEndpoint(paymentCheckResult, { paymentReference }, options(who))
    return told.kind === 'answer' && 'balanceInCents' in told.value ? told.value.balanceInCents : undefined
  }
  const { balanceInCents } = (await findNumber(operator.database, rasa)) ?? {}
  expect(balanceInCents).toBeGreaterThanOrEqual(1000)
  expect(await balanceFor(holder)).toBe(balanceInCents)
  expect(await balanceFor(guest)).toBeUndefined()
  expect(await balanceFor(await customer(numberOf('611 23456')))).toBeUndefined()
})

describe('wallets', () => {
  test.each([
    ['4242424242424242', { status: 'paid' }],
    ['4000000000009995', { status: 'refused', reason: 'insufficientFunds' }],
  ])('Google Pay with %s', async (card, result) => {
    const begun = await callEndpoint(paymentGooglePay, { ...topUp, paymentToken: token(card) }, once(guest))
    if (begun.kind !== 'answer') throw new Error(begun.kind)
    expect(begun.value.redirectUrl).toBeNull()
    expect(await resultOf(begun.value.paymentReference)).toMatchObject({ status: 'pending' })
    await operator.advance(2000)
    expect(await resultOf(begun.value.paymentReference)).toMatchObject(result)
  })

  test('Google Pay with a card that asks for 3-D Secure leads to the bank', async () => {
    const paymentToken = token('4000000000003220')
    const begun = await callEndpoint(paymentGooglePay, { ...topUp, paymentToken }, once(guest))
    if (begun.kind !== 'answer' || !begun.value.redirectUrl) throw new Error(begun.kind)
    const { redirectUrl, paymentReference } = begun.value
    expect(await guest.sendForm(redirectUrl, { agrees: 'yes' })).toBe(
      `${site}/laukiama-papildymo#paymentReference=${paymentReference}`,
    )
    await operator.advance(2000)
    expect(await resultOf(paymentReference)).toMatchObject({ status: 'paid' })
  })

  test('Apple Pay: the merchant is validated, the device has asked its owner', async () => {
    const validationUrl = `${own}/wallets/apple-pay/validate`
    expect(await callEndpoint(paymentApplePaySession, { validationUrl }, options(guest))).toMatchObject({
      value: { merchantSession: { merchantSessionIdentifier: 'SANDBOX' } },
    })
    const paymentToken = token('4000000000003220')
    const begun = await callEndpoint(paymentApplePay, { ...topUp, paymentToken }, once(guest))
    if (begun.kind !== 'answer') throw new Error(begun.kind)
    await operator.advance(2000)
    expect(await resultOf(begun.value.paymentReference)).toMatchObject({ status: 'paid' })
  })

  test.each([
    'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    'http://127.0.0.1:1/wallets/apple-pay/validate',
  ])('no merchant session for %s', async (validationUrl) => {
    expect(await callEndpoint(paymentApplePaySession, { validationUrl }, options(guest))).toMatchObject({
      code: 'MERCHANT_NOT_VALIDATED',
    })
  })

  test('a token pays once, and what is no token never', async () => {
    const paymentToken = token('4242424242424242')
    const pay = (endpoint: typeof paymentApplePay | typeof paymentGooglePay, text: string) =>
      callEndpoint(endpoint, { ...topUp, paymentToken: text }, once(guest))
    expect(await pay(paymentGooglePay, paymentToken)).toMatchObject({ kind: 'answer' })
    for (const endpoint of [paymentGooglePay, paymentApplePay])
      for (const text of [paymentToken, '{}', 'null', 'x', token('5500000000000004')])
        expect(await pay(endpoint, text)).toMatchObject({ code: 'PAYMENT_TOKEN_REFUSED' })
    await operator.advance(60_000)
    expect(await booked()).toHaveLength(1)
  })

  test('the scripts that replace Google’s and Apple’s are served', async () => {
    for (const [path, name] of [
      ['google-pay/pay.js', 'PaymentsClient'],
      ['apple-pay/apple-pay-sdk.js', 'ApplePaySession'],
    ]) {
      const response = await operator.fetch(new Request(`${own}/wallets/${path}`))
      expect(response.headers.get('Content-Type')).toContain('text/javascript')
      expect(await response.text()).toContain(name)
    }
  })
})

describe('bank link', () => {
  async function begin(bankId = 'gintaro-bankas') {
    const begun = await callEndpoint(banklinkPaymentRequest, { ...topUp, bankId }, once(guest))
    if (begun.kind !== 'answer') throw new Error(begun.kind)
    const { paymentReference, redirectUrl } = begun.value
    return {
      paymentReference,
      redirectUrl,
      back: `${site}/laukiama-papildymo#paymentReference=${paymentReference}`,
    }
  }

  test('lists banks with logos on the operator’s own address', async () => {
    const outcome = await callEndpoint(banklinkBankList, {}, options(guest))
    if (outcome.kind !== 'answer') throw new Error(outcome.kind)
    expect(outcome.value.banks).toHaveLength(4)
    for (const { logoPath } of outcome.value.banks) {
      const logo = await operator.fetch(new Request(site + logoPath))
      expect(logo.headers.get('Content-Type')).toBe('image/svg+xml')
    }
    expect((await operator.fetch(new Request(`${site}/api/v1/banklink/logos/none.svg`))).status).toBe(404)
  })

  test.each([
    ['pay', 2, { status: 'paid' }],
    ['refuse', 2, { status: 'refused', reason: 'insufficientFunds' }],
    ['cancel', 0, { status: 'cancelled' }],
  ])('%s leads back, and is known %i s later', async (choice, seconds, result) => {
    const { paymentReference, redirectUrl, back } = await begin()
    expect(await guest.sendForm(redirectUrl, { choice })).toBe(back)
    await operator.advance(seconds * 1000)
    expect(await resultOf(paymentReference)).toMatchObject(result)
  })

  test('paid without a way back, and paid late: truth comes all the same', async () => {
    const [stayed, late] = [await begin(), await begin()]
    expect(await guest.sendForm(stayed.redirectUrl, { choice: 'payAndStay' })).toBeUndefined()
    await guest.sendForm(late.redirectUrl, { choice: 'payLate' })
    await operator.advance(15 * 60_000)
    expect(await resultOf(stayed.paymentReference)).toMatchObject({ status: 'paid' })
    expect(await resultOf(late.paymentReference)).toMatchObject({ status: 'expired', moneyTaken: 'unknown' })
    await operator.advance(5 * 60_000)
    expect(await resultOf(late.paymentReference)).toMatchObject({ status: 'paid' })
    expect(await booked()).toHaveLength(2)
  })

  test('never answered, it expires and nothing was taken', async () => {
    const { paymentReference, redirectUrl, back } = await begin()
    await operator.advance(15 * 60_000)
    expect(await resultOf(paymentReference)).toMatchObject({ status: 'expired', moneyTaken: 'no' })
    const page = await operator.fetch(new Request(redirectUrl))
    expect([page.status, (await page.text()).includes(back)]).toEqual([410, true])
  })

  test('answered three times at once, the first answer counts', async () => {
    const { redirectUrl } = await begin()
    const choices = ['pay', 'payLate', 'payAndStay']
    await Promise.all(choices.map((choice) => guest.sendForm(redirectUrl, { choice })))
    await operator.advance(60 * 60_000)
    expect(await booked()).toHaveLength(1)
  })

  test('a bank that left is not available', async () => {
    expect(
      await callEndpoint(banklinkPaymentRequest, { ...topUp, bankId: 'ruko-bankas' }, once(guest)),
    ).toMatchObject({ code: 'BANK_NOT_AVAILABLE' })
  })
})
