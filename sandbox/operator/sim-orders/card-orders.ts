import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { putDeclarableNumber } from '../declaration/numbers.ts'
import { addJob } from '../jobs.ts'
import { limits } from '../limits.ts'
import type { Tables } from '../tables.ts'

export type CardOrder = Tables['cardOrders']

export const findCardOrder = (
  database: Database,
  kind: CardOrder['kind'],
  orderReference: string,
): Promise<CardOrder | undefined> =>
  database
    .selectFrom('cardOrders')
    .selectAll()
    .where('orderReference', '=', orderReference)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Writes an order down, unpaid; where nothing is to pay it continues at once. */
export async function putCardOrder(
  database: Database,
  now: number,
  order: Pick<CardOrder, 'kind' | 'paymentReference' | 'totalInCents' | 'planId' | 'details'>,
): Promise<string> {
  const orderReference = randomCode(16).replace(/(.{4})(?=.)/g, '$1-')
  await database
    .insertInto('cardOrders')
    .values({
      ...order,
      orderReference,
      state: 'awaitingPayment',
      phoneNumber: null,
      iccid: null,
      trackingNumber: null,
      orderedAt: now,
    })
    .execute()
  if (order.paymentReference === null) await proceed(database, now, orderReference)
  return orderReference
}

/** A payment is paid: its order continues. Says whether there is such an order; any other payment is a top-up. */
export async function payOrder(database: Database, now: number, paymentReference: string): Promise<boolean> {
  const order = await database
    .selectFrom('cardOrders')
    .select('orderReference')
    .where('paymentReference', '=', paymentReference)
    .executeTakeFirst()
  if (order) await proceed(database, now, order.orderReference)
  return order !== undefined
}

/** Whether an unpaid order will stay so. */
export async function isNotPaid(
  database: Database,
  { state, paymentReference }: CardOrder,
): Promise<boolean> {
  if (state !== 'awaitingPayment' || paymentReference === null) return false
  const payment = await database
    .selectFrom('payments')
    .select('status')
    .where('paymentReference', '=', paymentReference)
    .executeTakeFirst()
  return payment !== undefined && payment.status !== 'pending' && payment.status !== 'paid'
}

/** Takes an order to its next state, and sees to it that the one after comes by itself. */
export async function proceed(database: Database, now: number, orderReference: string): Promise<void> {
  const order = await database
    .selectFrom('cardOrders')
    .selectAll()
    .where('orderReference', '=', orderReference)
    .executeTakeFirstOrThrow()
  const change = await nextOf(database, now, order)
  if (!change) return
  await database.updateTable('cardOrders').set(change).where('orderReference', '=', orderReference).execute()
  const pause = limits.cardOrder[change.state]
  if (pause !== undefined)
    await addJob(database, { kind: 'cardOrder', subject: orderReference, dueAt: now + pause })
}

type Change = Partial<CardOrder> & { state: Exclude<CardOrder['state'], 'awaitingPayment'> }

async function nextOf(database: Database, now: number, order: CardOrder): Promise<Change | undefined> {
  switch (order.state) {
    case 'awaitingPayment':
      return { state: order.kind === 'sim' ? 'paid' : 'preparing' }
    case 'paid': {
      const { phoneNumber } = await putDeclarableNumber(database, now, { situation: 'plain' })
      return { state: 'posted', phoneNumber, trackingNumber: `LT${randomDigits(9)}` }
    }
    case 'posted':
      return { state: 'delivered' }
    case 'preparing': {
      const { phoneNumber } = await putDeclarableNumber(database, now, { situation: 'plain' })
      const iccid = `8937001${randomDigits(12)}`
      await database
        .insertInto('esimProfiles')
        .values({
          iccid,
          phoneNumber,
          smdpAddress: 'smdp.sandbox.example',
          activationCode: randomCode(20),
          state: 'RELEASED',
          createdAt: now,
        })
        .execute()
      return { state: 'ready', phoneNumber, iccid }
    }
    case 'ready':
      await database
        .updateTable('esimProfiles')
        .set({ state: 'INSTALLED' })
        .where('iccid', '=', order.iccid)
        .execute()
      return { state: 'installed' }
    case 'delivered':
    case 'installed':
      return undefined
    default:
      return order.state satisfies never
  }
}

const randomDigits = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('')
