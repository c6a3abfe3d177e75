import { afterEach, beforeEach, expect, test } from 'vitest'
import { toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { createOperator, type Operator } from '../create-operator.ts'
import { customerOf, site } from '../graphql/customer.fixture.ts'
import { ownerOf } from '../idempotency.ts'
import { limits } from '../limits.ts'
import { numberOf } from '../number.fixture.ts'
import { putNumber } from '../phone-numbers.ts'
import { proceed, putSimOrder, type SimOrder } from '../sim-orders/sim-order-records.ts'

const start = Date.UTC(2026, 0, 15, 10)
const day = 24 * 60 * 60 * 1000
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
})
afterEach(() => operator.close())

const query = `{ orders { orderReference kind state orderedAt eurTotal phoneNumber planNames trackingNumber
  parcelTerminal transfersOn } }`
const ordersOf = async (phoneNumber: PhoneNumber, now = start) =>
  (await (await customerOf(operator, phoneNumber, now))(query)).value

async function customer() {
  const number = await putNumber(operator.database, start, { balanceInCents: toCents(2000) })
  if (number.partnerId === null) throw new Error('no account')
  return { ...number, partnerId: number.partnerId }
}

/** Paid for already, since nothing is to pay. */
const orderCard = (partnerId: string, kind: SimOrder['kind'], details: object = {}) =>
  putSimOrder(operator.database, start, {
    kind,
    owner: ownerOf({ partnerId, id: '' }),
    paymentReference: null,
    totalInCents: toCents(0),
    planId: 'uoga-m',
    details: JSON.stringify(details),
  })

const declareNumberOf = async (orderReference: string) => {
  const orders = operator.database.selectFrom('simOrders').select('phoneNumber')
  const { phoneNumber } = await orders.where('orderReference', '=', orderReference).executeTakeFirstOrThrow()
  await operator.database
    .updateTable('phoneNumbers')
    .set({ registration: 'registered' })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
}

test('plans that were ordered together are one order, from being activated to their end', async () => {
  const { phoneNumber } = await customer()
  const submit = await customerOf(operator, phoneNumber, start)
  await submit('mutation { submitOrder(planIds: ["uoga-s", "uoga-m"]) { orderReference } }')
  expect(await ordersOf(phoneNumber)).toMatchObject([
    { kind: 'PLANS', state: 'ACTIVATING', phoneNumber, planNames: ['Žemuogė', 'Mėlynė'] },
  ])
  await operator.advance(limits.plans.activationTakes)
  expect(await ordersOf(phoneNumber, start + limits.plans.activationTakes)).toMatchObject([
    { state: 'ACTIVE' },
  ])
})

test('an eSIM is followed from being prepared until its number works', async () => {
  const { phoneNumber, partnerId } = await customer()
  const orderReference = await orderCard(partnerId, 'esim')
  const stateNow = async () => ordersOf(phoneNumber)
  const esim = { orderReference, kind: 'ESIM', planNames: ['Mėlynė'], eurTotal: '0,00' }
  expect(await stateNow()).toMatchObject([{ ...esim, state: 'PREPARING', phoneNumber: null }])
  await proceed(operator.database, start, orderReference)
  expect(await stateNow()).toMatchObject([{ state: 'READY' }])
  await proceed(operator.database, start, orderReference)
  expect(await stateNow()).toMatchObject([{ state: 'INSTALLED' }])
  await declareNumberOf(orderReference)
  expect(await stateNow()).toMatchObject([{ state: 'ACTIVE' }])
})

test('a SIM card says to which parcel terminal it goes, and how its parcel is followed', async () => {
  const { phoneNumber, partnerId } = await customer()
  const delivery = { method: 'parcelTerminal', parcelTerminalId: 'vilnius-ozo' }
  const orderReference = await orderCard(partnerId, 'sim', { delivery })
  await proceed(operator.database, start, orderReference)
  expect(await ordersOf(phoneNumber)).toMatchObject([
    {
      kind: 'SIM',
      state: 'POSTED',
      parcelTerminal: 'Ozo paštomatas',
      trackingNumber: expect.stringMatching(/^LT\d{9}$/),
    },
  ])
})

test('an order that was not paid in time is not paid', async () => {
  const { phoneNumber, partnerId } = await customer()
  const order = { owner: ownerOf({ partnerId, id: '' }), totalInCents: toCents(348), planId: null }
  await putSimOrder(operator.database, start, {
    ...order,
    kind: 'sim',
    paymentReference: 'P-1',
    details: '{}',
  })
  expect(await ordersOf(phoneNumber)).toMatchObject([{ state: 'AWAITING_PAYMENT', eurTotal: '3,48' }])
  await operator.database
    .insertInto('payments')
    .values({
      paymentReference: 'P-1',
      phoneNumber,
      amountInCents: toCents(348),
      language: 'lt',
      status: 'expired',
      paidBy: 'card',
      paidByDetail: null,
      reason: null,
      submitted: 0,
      startedAt: start,
      completedAt: start,
    })
    .execute()
  expect(await ordersOf(phoneNumber)).toMatchObject([{ state: 'NOT_PAID' }])
})

test('no one is shown the orders of another account, nor those of a number’s holder before', async () => {
  const { phoneNumber, partnerId } = await customer()
  const submit = await customerOf(operator, phoneNumber, start)
  await submit('mutation { submitOrder(planIds: ["uoga-s"]) { orderReference } }')
  await orderCard(partnerId, 'esim')
  const other = await customer()
  expect(await ordersOf(other.phoneNumber)).toEqual([])
  await operator.database
    .updateTable('phoneNumbers')
    .set({ partnerId: other.partnerId, startedAt: start + day })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  expect(await ordersOf(other.phoneNumber, start + day)).toEqual([])
})

test('a number comes from another operator on its day, or is refused; the newest order is first', async () => {
  const greta = numberOf('655 55555')
  expect(await ordersOf(greta)).toMatchObject([
    { kind: 'NUMBER_TRANSFER', state: 'ACTIVATING', transfersOn: '2026-01-17' },
    { kind: 'PLANS' },
    { kind: 'NUMBER_TRANSFER', state: 'REFUSED', transfersOn: null },
    { kind: 'PLANS' },
  ])
  expect(await ordersOf(greta, start)).toHaveLength(4)
  await operator.advance(3 * day)
  expect(await ordersOf(greta, start + 3 * day)).toMatchObject([{ state: 'ACTIVE' }, {}, {}, {}])
})

test('no more than 50 are answered', async () => {
  const { phoneNumber, partnerId } = await customer()
  for (let count = 0; count <= limits.account.mostOrders; count += 1) await orderCard(partnerId, 'sim')
  expect(await ordersOf(phoneNumber)).toHaveLength(50)
})
