import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { putDeclarableNumber } from '../declaration/numbers.ts'
import { addJob } from '../jobs.ts'
import { limits } from '../limits.ts'
import type { Tables } from '../tables.ts'

export type SimOrder = Tables['simOrders']

export const findSimOrder = (
  database: Database,
  kind: SimOrder['kind'],
  orderReference: string,
): Promise<SimOrder | undefined> =>
  database
    .selectFrom('simOrders')
    .selectAll()
    .where('orderReference', '=', orderReference)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Writes an order down, unpaid; where nothing is to pay it continues at once. */
export async function putSimOrder(
  database: Database,
  now: number,
  order: Pick<SimOrder, 'kind' | 'owner' | 'paymentReference' | 'totalInCents' | 'planId' | 'details'>,
): Promise<string> {
  const orderReference = randomCode(16).replace(/(.{4})(?=.)/g, '$1-')
  await database
    .insertInto('simOrders')
    .values({
      ...order,
      orderReference,
      state: 'awaitingPayment',
      redirectUrl: null,
      phoneNumber: null,
      iccid: null,
      trackingNumber: null,
      orderedAt: now,
    })
    .execute()
  if (order.paymentReference === null) await proceed(database, now, orderReference)
  return orderReference
}

/** Notes where an order is paid, for who comes back to it in the middle. */
export async function notePage(
  database: Database,
  orderReference: string,
  redirectUrl: string,
): Promise<void> {
  await database
    .updateTable('simOrders')
    .set({ redirectUrl })
    .where('orderReference', '=', orderReference)
    .execute()
}

/** A payment is paid: its order gets a receipt and continues. Says whether there is such an order; any other payment is a top-up. */
export async function payOrder(database: Database, now: number, paymentReference: string): Promise<boolean> {
  const order = await database
    .selectFrom('simOrders')
    .select('orderReference')
    .where('paymentReference', '=', paymentReference)
    .executeTakeFirst()
  if (!order) return false
  await database.insertInto('orderReceipts').values({ paymentReference, paidAt: now }).execute()
  await proceed(database, now, order.orderReference)
  return true
}

/** Whether an unpaid order will stay so. */
export async function isNotPaid(database: Database, { state, paymentReference }: SimOrder): Promise<boolean> {
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
    .selectFrom('simOrders')
    .selectAll()
    .where('orderReference', '=', orderReference)
    .executeTakeFirstOrThrow()
  const change = await nextOf(database, now, order)
  if (!change) return
  await database.updateTable('simOrders').set(change).where('orderReference', '=', orderReference).execute()
  const pause = limits.simOrder[change.state]
  if (pause !== undefined)
    await addJob(database, { kind: 'simOrder', subject: orderReference, dueAt: now + pause })
}

type Change = Partial<SimOrder> & { state: Exclude<SimOrder['state'], 'awaitingPayment'> }

async function nextOf(database: Database, now: number, order: SimOrder): Promise<Change | undefined> {
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
