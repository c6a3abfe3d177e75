import { afterEach, beforeEach, expect, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { ownerOf } from '../idempotency.ts'
import { numberOf } from '../number.fixture.ts'
import { startPayment, takeReport } from '../payments.ts'
import { putNumber } from '../phone-numbers.ts'
import { cardPriceInCents, deliveries } from '../sim-orders/offer.ts'
import { putSimOrder, type SimOrder } from '../sim-orders/sim-order-records.ts'

const now = Date.UTC(2026, 0, 15, 10)
const contact = numberOf('699 99999')
const delivery = { method: 'parcelTerminal', parcelTerminalId: 'vilnius-ozo' }
const cardSum = cardPriceInCents + deliveries.parcelTerminal.priceInCents
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => now })
})
afterEach(() => operator.close())

async function customer() {
  const number = await putNumber(operator.database, now, { balanceInCents: toCents(2000) })
  if (number.partnerId === null) throw new Error('no account')
  return { ...number, partnerId: number.partnerId }
}

/** Orders for a sum, and returns what pays for it. */
async function order(
  partnerId: string,
  kind: SimOrder['kind'],
  sum: number,
  planId: string | null = null,
  by?: Parameters<typeof startPayment>[3],
) {
  const payment = { phoneNumber: contact, amountInCents: toCents(sum), language: 'lt' } as const
  const paymentReference = await startPayment(operator.database, now, payment, by)
  await putSimOrder(operator.database, now, {
    kind,
    owner: ownerOf({ partnerId, id: '' }),
    paymentReference,
    totalInCents: toCents(sum),
    planId,
    details: JSON.stringify({ phoneNumber: contact, ...(kind === 'sim' && { delivery }) }),
  })
  return paymentReference
}
const pay = (paymentReference: string) =>
  takeReport(operator.database, now + 1000, paymentReference, { outcome: 'paid' })

const referencesOf = async (phoneNumber: PhoneNumber): Promise<(string | null)[]> => {
  const ask = await customerOf(operator, phoneNumber, now)
  const { value } = await ask('{ orders { receiptReference } }')
  return JSON.parse(JSON.stringify(value)).map(
    (one: { receiptReference: string | null }) => one.receiptReference,
  )
}
const receiptFor = async (phoneNumber: PhoneNumber, reference: string | null | undefined) => {
  const ask = await customerOf(operator, phoneNumber, now)
  const { value } =
    await ask(`{ paymentReceipt(receiptReference: "${reference}") { receiptReference phoneNumber
    paidAt vatPercent eurNet eurVat eurTotal items { name eurTotal } paidBy { method detail } } }`)
  return value
}

test('a paid card has a receipt of card, delivery and plan, with its VAT', async () => {
  const { phoneNumber, partnerId } = await customer()
  const payment = await order(partnerId, 'sim', cardSum + 690, 'uoga-m')
  expect(await referencesOf(phoneNumber)).toEqual([null])
  await pay(payment)
  expect(await referencesOf(phoneNumber)).toEqual(['UK-00000001'])
  expect(await receiptFor(phoneNumber, 'UK-00000001')).toEqual({
    receiptReference: 'UK-00000001',
    phoneNumber: contact,
    paidAt: '2026-01-15T10:00:01.000Z',
    vatPercent: 21,
    eurNet: '8,58',
    eurVat: '1,80',
    eurTotal: '10,38',
    items: [
      { name: 'SIM kortelė', eurTotal: '1,99' },
      { name: 'Pristatymas į paštomatą', eurTotal: '1,49' },
      { name: 'Planas „Mėlynė“', eurTotal: '6,90' },
    ],
    paidBy: { method: 'CARD', detail: null },
  })
})

const visa = {
  variant: 'VISA',
  lastDigits: '4242',
  expiryMonth: 5,
  expiryYear: 2028,
  isToBeKept: false,
} as const

test.each([
  ['a card', { method: 'card' }, { card: visa }, { method: 'CARD', detail: 'VISA **** 4242' }],
  ['a bank', { method: 'bankLink', detail: 'SEB' }, {}, { method: 'BANK_LINK', detail: 'SEB' }],
  ['a wallet', { method: 'googlePay' }, {}, { method: 'GOOGLE_PAY', detail: null }],
] as const)('a receipt says that %s paid', async (_, by, told, paidBy) => {
  const { phoneNumber, partnerId } = await customer()
  const payment = await order(partnerId, 'sim', cardSum, null, by)
  await takeReport(operator.database, now, payment, { outcome: 'paid', ...told })
  expect(await receiptFor(phoneNumber, 'UK-00000001')).toMatchObject({ paidBy })
})

test('a paid eSIM says what was free beside its plan', async () => {
  const { phoneNumber, partnerId } = await customer()
  await pay(await order(partnerId, 'esim', 690, 'uoga-m'))
  expect(await receiptFor(phoneNumber, 'UK-00000001')).toMatchObject({
    items: [
      { name: 'eSIM', eurTotal: '0,00' },
      { name: 'Planas „Mėlynė“', eurTotal: '6,90' },
    ],
  })
})

test('receipts are numbered as orders are paid; told twice, a payment has one', async () => {
  const { phoneNumber, partnerId } = await customer()
  const [first, second] = [await order(partnerId, 'sim', cardSum), await order(partnerId, 'sim', cardSum)]
  await pay(second)
  await pay(second)
  await pay(first)
  expect(await referencesOf(phoneNumber)).toEqual(['UK-00000002', 'UK-00000001'])
})

test('what is not paid, free or paid from the balance has none', async () => {
  const { phoneNumber, partnerId } = await customer()
  const refused = await order(partnerId, 'sim', cardSum)
  await takeReport(operator.database, now, refused, { outcome: 'cancelled' })
  const owner = ownerOf({ partnerId, id: '' })
  const free = { paymentReference: null, totalInCents: toCents(0), planId: null, details: '{}' }
  await putSimOrder(operator.database, now, { kind: 'esim', owner, ...free })
  const submit = await customerOf(operator, phoneNumber, now)
  await submit('mutation { submitOrder(planIds: ["uoga-s"]) { orderReference } }')
  expect(await referencesOf(phoneNumber)).toEqual([null, null, null])
})

test('a receipt is for the account that ordered alone, whichever of its numbers is current', async () => {
  const { phoneNumber, partnerId } = await customer()
  await pay(await order(partnerId, 'sim', cardSum))
  const { phoneNumber: second } = await putNumber(operator.database, now, { partnerId })
  expect(await receiptFor(second, 'UK-00000001')).toMatchObject({ eurTotal: '3,48' })
  const other = await customer()
  expect(await receiptFor(other.phoneNumber, 'UK-00000001')).toBeNull()
  expect(await receiptFor(phoneNumber, 'UK-00000002')).toBeNull()
  expect(await receiptFor(phoneNumber, 'UK-1')).toBeNull()
})
