import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../../../src/i18n/language.ts'
import { manualClock } from '../../../src/lib/manual-clock.ts'
import { toCents } from '../../../src/lib/money.ts'
import { parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { paymentCard } from '../../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../../src/operator/contract/payment-check-result.ts'
import { createOperator, type Operator } from '../../operator/create-operator.ts'
import { cardFields, type Visitor, visitorOf } from '../../operator/visitor.ts'

const site = 'http://127.0.0.1:4321'
const phoneNumber = parsePhoneNumber('612 34567') ?? never()
const minute = 60_000
const idempotencyKey = 'A'.repeat(26)

let operator: Operator
let visitor: Visitor

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => Date.UTC(2026, 0, 15, 10) })
  visitor = visitorOf(operator, site)
})
afterEach(() => operator.close())

const options = () => ({ transport: { ...visitor, clock: manualClock() } })

async function begin(language: (typeof languages)[number] = 'lt') {
  const request = {
    phoneNumber,
    amountInCents: toCents(1000),
    language,
    line: 'uoga',
    returnPath: '/w',
  } as const
  const outcome = await callEndpoint(paymentCard, request, { ...options(), idempotencyKey })
  if (outcome.kind !== 'answer') throw new Error(outcome.kind)
  const { paymentReference, redirectUrl: pay } = outcome.value
  return {
    pay,
    secure: pay.replace('/pay/', '/secure/'),
    cancel: pay.replace('/pay/', '/cancel/'),
    back: `${site}/w#paymentReference=${paymentReference}`,
    async result() {
      const result = await callEndpoint(paymentCheckResult, { paymentReference }, options())
      return result.kind === 'answer' ? result.value : undefined
    },
  }
}

const books = async () => ({
  ledger: await operator.database.selectFrom('ledger').select('amountInCents').execute(),
  texts: await operator.database.selectFrom('texts').select('text').execute(),
  balance: await operator.database
    .selectFrom('phoneNumbers')
    .select('balanceInCents')
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst(),
})

describe('what the operator is notified of a test card', () => {
  test('paid: not at once, but two seconds later; credited once, and told by text', async () => {
    const payment = await begin()
    expect(await visitor.sendForm(payment.pay, cardFields('4242 4242 4242 4242'))).toBe(payment.back)
    expect(await payment.result()).toMatchObject({ status: 'pending' })
    await operator.advance(2_000)
    expect(await payment.result()).toMatchObject({ status: 'paid', amountInCents: 1000 })
    expect(await books()).toEqual({
      ledger: [{ amountInCents: 1000 }],
      texts: [{ text: 'Sąskaita papildyta: 10,00\u00a0EUR. Likutis 14,20\u00a0EUR. Uoga' }],
      balance: { balanceInCents: 1420 },
    })
  })

  test.each([
    ['4000 0000 0000 9995', 'insufficientFunds'],
    ['4000-0000-0000-0069', 'cardExpired'],
  ])('%s is refused: %s', async (number, reason) => {
    const payment = await begin()
    await visitor.sendForm(payment.pay, cardFields(number))
    await operator.advance(2_000)
    expect(await payment.result()).toMatchObject({ status: 'refused', reason })
    expect((await books()).ledger).toEqual([])
  })

  test.each([
    ['4000 0000 0000 3220', 'yes', { status: 'paid' }],
    ['4000 0000 0000 3220', 'no', { status: 'refused', reason: 'authenticationFailed' }],
    ['4000 0084 0000 1629', 'yes', { status: 'refused', reason: 'authenticationFailed' }],
  ])('3-D Secure with %s, agreed: %s', async (number, agrees, result) => {
    const payment = await begin()
    expect(await visitor.sendForm(payment.pay, cardFields(number))).toBe(payment.secure)
    await operator.advance(5_000)
    expect(await payment.result()).toMatchObject({ status: 'pending' })
    expect(await visitor.sendForm(payment.secure, { agrees })).toBe(payment.back)
    await operator.advance(2_000)
    expect(await payment.result()).toMatchObject(result)
  })

  test('abandoned: expired after a quarter of an hour, and no money was taken', async () => {
    const payment = await begin()
    await visitor.sendForm(payment.pay, cardFields('4000 0000 0000 3220'))
    await operator.advance(15 * minute)
    expect(await payment.result()).toMatchObject({ status: 'expired', moneyTaken: 'no' })
    await visitor.sendForm(payment.secure, { agrees: 'yes' })
    await operator.advance(60 * minute)
    expect(await payment.result()).toMatchObject({ status: 'expired', moneyTaken: 'no' })
  })

  test('slow: pending for a minute, then paid', async () => {
    const payment = await begin()
    await visitor.sendForm(payment.pay, cardFields('4000 0000 0000 0259'))
    await operator.advance(minute - 1)
    expect(await payment.result()).toMatchObject({ status: 'pending' })
    await operator.advance(1)
    expect(await payment.result()).toMatchObject({ status: 'paid' })
  })

  test('late: first expired with the money unknown, then paid after all', async () => {
    const payment = await begin()
    await visitor.sendForm(payment.pay, cardFields('4000 0000 0000 0341'))
    await operator.advance(15 * minute)
    expect(await payment.result()).toMatchObject({ status: 'expired', moneyTaken: 'unknown' })
    await operator.advance(5 * minute)
    expect(await payment.result()).toMatchObject({ status: 'paid' })
    expect((await books()).ledger).toHaveLength(1)
  })

  test('cancelled: known when the person is back', async () => {
    const payment = await begin()
    expect(await visitor.sendForm(payment.cancel, {})).toBe(payment.back)
    expect(await payment.result()).toMatchObject({ status: 'cancelled' })
  })
})

describe('the card page', () => {
  const read = async (url: string, init: RequestInit = {}) => {
    const response = await operator.fetch(new Request(url, { redirect: 'manual', ...init }))
    return {
      status: response.status,
      policy: response.headers.get('Content-Security-Policy'),
      text: await response.text(),
    }
  }

  test.each(languages)('speaks %s and has no script', async (language) => {
    const payment = await begin(language)
    await visitor.sendForm(payment.pay, cardFields('4000 0000 0000 3220'))
    for (const url of [payment.pay, payment.secure]) {
      const { text, policy } = await read(url)
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain('10,00\u00a0EUR')
      expect(text).not.toMatch(/<script|\son\w+=/)
      expect(policy).toContain("default-src 'none'")
    }
  })

  test('pays once, however often and from wherever its form is sent', async () => {
    const payment = await begin()
    const form = cardFields('4242 4242 4242 4242')
    await Promise.all([1, 2, 3].map(() => visitor.sendForm(payment.pay, form)))
    expect(await visitor.sendForm(payment.pay, cardFields('4000 0000 0000 0259'))).toBe(payment.back)
    expect(await visitor.open(payment.pay)).toBe(payment.back)
    expect(await visitor.sendForm(payment.cancel, {})).toBe(payment.back)
    await operator.advance(30 * minute)
    expect(await payment.result()).toMatchObject({ status: 'paid' })
    expect((await books()).ledger).toHaveLength(1)
  })

  test.each([
    ['paid and cancelled', ['pay', 'cancel']],
    ['cancelled and paid', ['cancel', 'pay']],
    ['paid twice', ['pay', 'pay']],
  ] as const)('%s at the same moment, it tells the operator one thing', async (_name, doings) => {
    const payment = await begin()
    const form = { ...cardFields('4242 4242 4242 4242') }
    await Promise.all(doings.map((doing) => visitor.sendForm(payment[doing], form)))
    const told = await operator.providersDatabase
      .selectFrom('jobs')
      .select('kind')
      .where('kind', '=', 'acquirerReport')
      .execute()
    const { status } = (await payment.result()) ?? {}
    expect(told.length + (status === 'cancelled' ? 1 : 0)).toBe(1)
  })

  test('after 3-D Secure was asked, another card can be given instead', async () => {
    const payment = await begin()
    await visitor.sendForm(payment.pay, cardFields('4000 0000 0000 3220'))
    expect(await visitor.open(payment.pay)).toBeUndefined()
    await visitor.sendForm(payment.pay, cardFields('4242 4242 4242 4242'))
    expect(await visitor.sendForm(payment.secure, { agrees: 'yes' })).toBe(payment.back)
    await operator.advance(minute)
    expect((await books()).ledger).toHaveLength(1)
  })

  test.each([
    [{}, ['Įvesk vienos iš bandomųjų', 'Įvesk mėnesį', 'Įvesk tris']],
    [{ ...cardFields('5500 0000 0000 0004') }, ['Įvesk vienos iš bandomųjų']],
    [{ ...cardFields('4242 4242 4242 4242'), expiry: '12/25' }, ['nebegalioja']],
    [{ ...cardFields('4242 4242 4242 4242'), expiry: '13/30' }, ['Įvesk mėnesį']],
    [{ ...cardFields('4242 4242 4242 4242'), securityCode: '12' }, ['Įvesk tris']],
    [{ ...cardFields('"><script>alert(1)</script>') }, ['Įvesk vienos iš bandomųjų']],
  ])('told %j it says what is wrong, once, and pays nothing', async (fields, problems) => {
    const payment = await begin()
    // Back and a reload send nothing again.
    expect(await visitor.sendForm(payment.pay, fields)).toBe(payment.pay)
    const { text } = await read(payment.pay)
    expect((await read(payment.pay)).text).not.toContain('<title>Klaida:')
    expect(text).toContain('<title>Klaida:')
    for (const problem of problems) expect(text).toContain(problem)
    expect(text).not.toContain('<script')
    await operator.advance(minute)
    expect(await payment.result()).toMatchObject({ status: 'pending' })
  })

  test('keeps no security code and no number that isn’t a test card’s', async () => {
    const payment = await begin()
    await visitor.sendForm(payment.pay, { ...cardFields('5500 0000 0000 0004'), securityCode: '987' })
    await visitor.sendForm(payment.pay, { ...cardFields('4242 4242 4242 4242'), securityCode: '987' })
    const rows = await operator.providersDatabase.selectFrom('cardPayments').selectAll().execute()
    // These are random, and may have the same digits.
    const kept = rows.map(({ id, paymentReference, returnUrl, ...others }) => others)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/5500|987/)
  })

  test('takes forms from itself only', async () => {
    const payment = await begin()
    for (const Origin of ['https://evil.example', 'null', site]) {
      const init = {
        method: 'POST',
        headers: { Origin },
        body: new URLSearchParams(cardFields('4242424242424242')),
      }
      expect((await read(payment.pay, init)).status).toBe(403)
    }
  })

  test('closed after its time, with the way back; no one’s payment is not found', async () => {
    const payment = await begin()
    await operator.advance(15 * minute)
    const { status, text } = await read(payment.pay)
    expect(status).toBe(410)
    expect(text).toContain(payment.back)
    expect((await read(`${new URL(payment.pay).origin}/acquirer/pay/none`)).status).toBe(404)
  })
})

function never(): never {
  throw new Error('not a number')
}
