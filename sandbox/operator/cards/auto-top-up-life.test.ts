import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../../src/lib/clock.ts'
import { toCents } from '../../../src/lib/money.ts'
import { type PhoneNumber, writePhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { callEndpoint } from '../../../src/operator/client/call-endpoint.ts'
import { callOperation } from '../../../src/operator/client/call-operation.ts'
import { setUpRecurringPayment } from '../../../src/operator/client/set-up-recurring-payment.ts'
import { paymentCard } from '../../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../../src/operator/contract/payment-check-result.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { signIn } from '../log-in/sessions.ts'
import { bringInto } from '../people/scenarios.ts'
import { putNumber } from '../phone-numbers.ts'
import { vilniusDate } from '../vilnius.ts'
import { cardFields, visitorOf } from '../visitor.ts'
import { endAutoTopUp } from './auto-top-ups.ts'

const site = 'http://127.0.0.1:4321'
const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator
let phoneNumber: PhoneNumber
let partnerId: string

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  const number = await putNumber(operator.database, start)
  phoneNumber = number.phoneNumber
  partnerId = number.partnerId ?? ''
})
afterEach(() => operator.close())

const situation = (name: Parameters<typeof bringInto>[2]) =>
  bringInto(operator.database, start, name, phoneNumber)
const autoTopUps = () =>
  operator.database.selectFrom('recurringPayments').selectAll().where('partnerId', '=', partnerId).execute()
const ledgerOf = (number: PhoneNumber) =>
  operator.database
    .selectFrom('ledger')
    .selectAll()
    .where('phoneNumber', '=', number)
    .orderBy('bookedAt')
    .execute()
const textsTo = async (number: PhoneNumber) =>
  (
    await operator.database
      .selectFrom('texts')
      .selectAll()
      .where('phoneNumber', '=', number)
      .orderBy('id')
      .execute()
  ).map(({ text }) => text)

async function customer() {
  const visitor = visitorOf(operator, site, await signIn(operator.database, start, { phoneNumber }))
  return { visitor, transport: { ...visitor, clock: systemClock } }
}

test('it is charged once a month for a year, on the last day of shorter ones, each time told two days before', async () => {
  await situation('auto top-up')
  for (let count = 0; count < 365; count++) await operator.advance(day)
  expect((await ledgerOf(phoneNumber)).map(({ bookedAt }) => vilniusDate(bookedAt))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
  ])
  const notices = (await textsTo(phoneNumber)).filter((text) => text.includes('periodinis'))
  expect(notices).toHaveLength(12)
  expect(notices[1]).toBe(
    `2026-02-28 papildysime numerį ${writePhoneNumber(phoneNumber)} 10,00\u00a0EUR suma (periodinis papildymas). Uoga`,
  )
})

test('however the clock jumps, each month is charged once', async () => {
  await situation('auto top-up')
  await operator.advance(40 * day)
  await operator.advance(1)
  await operator.advance(100 * day)
  // January to May.
  expect(await ledgerOf(phoneNumber)).toHaveLength(5)
})

test('charged now from the control page, it continues with the month after', async () => {
  await situation('auto top-up')
  const [before] = await autoTopUps()
  await operator.runDueJobs(before?.recurringPaymentId)
  const [booked] = await ledgerOf(phoneNumber)
  const payments = operator.database.selectFrom('payments').selectAll()
  expect(
    await payments.where('paymentReference', '=', booked?.paymentReference ?? '').execute(),
  ).toMatchObject([{ status: 'paid', paidBy: 'savedCard', paidByDetail: 'VISA **** 4242' }])
  const [after] = await autoTopUps()
  expect(vilniusDate(after?.nextPaymentAt ?? 0)).toBe('2026-02-28')
})

test('what is refused is tried on three days, told each time, and continues next month', async () => {
  await situation('auto top-up that will be refused')
  await operator.advance(20 * day)
  expect(await ledgerOf(phoneNumber)).toEqual([])
  const told = (await textsTo(phoneNumber)).filter((text) => /nepavyko/i.test(text))
  expect(told).toHaveLength(3)
  expect(told[2]).toContain('Kitas bus 2026-02-28')
  expect(await autoTopUps()).toMatchObject([{ lastFailure: 'INSUFFICIENT_FUNDS', failedAttempts: 0 }])
})

test('an expired card is the reason; a number no longer in use ends it; a blocked one is left out this month', async () => {
  await situation('auto top-up with an expired card')
  await operator.advance(17 * day)
  expect(await autoTopUps()).toMatchObject([{ lastFailure: 'CARD_EXPIRED' }])
  await situation('auto top-up')
  await situation('number blocked')
  await operator.advance(20 * day)
  expect(await ledgerOf(phoneNumber)).toEqual([])
  await situation('number no longer in use')
  await operator.advance(60 * day)
  expect(await ledgerOf(phoneNumber)).toEqual([])
  expect(await autoTopUps()).toEqual([])
})

test('a friend’s number is topped up, and the payer is informed', async () => {
  await situation('saved card')
  const friend = await putNumber(operator.database, start)
  const { transport } = await customer()
  const input = {
    phoneNumber: friend.phoneNumber,
    amount: '5,00',
    dayOfMonth: 15,
    cardDetailsReference: `card-${phoneNumber.slice(1)}-4242`,
    mandateAccepted: true,
  }
  const outcome = await callOperation(
    setUpRecurringPayment,
    { recurringPaymentInput: input },
    { transport, idempotencyKey: randomCode(26) },
  )
  // Never on the day on which it is set up.
  expect(outcome).toMatchObject({
    kind: 'answer',
    value: { setUpRecurringPayment: { nextPaymentDate: '2026-02-15' } },
  })
  await operator.advance(32 * day)
  expect(await ledgerOf(friend.phoneNumber)).toMatchObject([{ amountInCents: 500 }])
  expect(
    (await textsTo(phoneNumber)).filter((text) => text.includes(writePhoneNumber(friend.phoneNumber))),
  ).toHaveLength(1)
})

async function payToReplace(replacedRecurringPaymentId: string) {
  const { visitor, transport } = await customer()
  const request = {
    phoneNumber,
    amountInCents: toCents(2000),
    language: 'lt',
    line: 'uoga',
    returnPath: '/laukiama-papildymo',
    recurringPayment: { dayOfMonth: 3, mandateAccepted: true, replacedRecurringPaymentId },
  } as const
  const outcome = await callEndpoint(paymentCard, request, { transport, idempotencyKey: randomCode(26) })
  if (outcome.kind !== 'answer') return outcome
  return {
    async pay() {
      await visitor.sendForm(outcome.value.redirectUrl, cardFields('4242424242424242'))
      const { paymentReference } = outcome.value
      await operator.runDueJobs(paymentReference)
      return callEndpoint(paymentCheckResult, { paymentReference }, { transport })
    },
  }
}

test('a payment with a new card takes the place of the old one once it is paid, and is not charged again that day', async () => {
  await situation('auto top-up with an expired card')
  const [old] = await autoTopUps()
  const begun = await payToReplace(old?.recurringPaymentId ?? '')
  expect(await autoTopUps()).toEqual([old])
  const told = 'pay' in begun ? await begun.pay() : begun
  expect(told).toMatchObject({
    value: { status: 'paid', recurringPayment: { nextPaymentDate: '2026-02-03' } },
  })
  expect(await autoTopUps()).toMatchObject([{ amountInCents: 2000, dayOfMonth: 3 }])
  await operator.advance(10 * day)
  expect(await ledgerOf(phoneNumber)).toHaveLength(1)
})

test('where the old one has ended meanwhile, the payment tops up, begins no other and says so; before, it is refused', async () => {
  await situation('auto top-up')
  const [old] = await autoTopUps()
  const begun = await payToReplace(old?.recurringPaymentId ?? '')
  await endAutoTopUp(operator.database, partnerId, old?.recurringPaymentId ?? '')
  const told = 'pay' in begun ? await begun.pay() : begun
  expect(told).toMatchObject({ value: { status: 'paid' } })
  expect(told).not.toHaveProperty('value.recurringPayment')
  expect(await autoTopUps()).toEqual([])
  expect((await textsTo(phoneNumber)).at(-1)).toContain('nebebuvo')
  expect(await payToReplace('gone')).toMatchObject({ kind: 'failure', code: 'RECURRING_PAYMENT_NOT_FOUND' })
})
