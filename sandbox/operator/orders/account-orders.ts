import * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import { toCents } from '../../../src/lib/money.ts'
import type { orderStates } from '../../../src/operator/contract/placed-order.ts'
import type { Database } from '../database.ts'
import { ownerOf } from '../idempotency.ts'
import { limits } from '../limits.ts'
import { findNumber } from '../phone-numbers.ts'
import { findPlan } from '../plans/find-plan.ts'
import type { OrderedPlan } from '../plans/ordered-plans.ts'
import { parcelTerminals } from '../sim-orders/offer.ts'
import { isNotPaid, type SimOrder } from '../sim-orders/sim-order-records.ts'
import type { Tables } from '../tables.ts'
import { vilniusDate } from '../vilnius.ts'
import { orderReceiptOf } from './order-receipts.ts'

/** When and in which language someone asks. */
interface Asking {
  database: Database
  /** UTC milliseconds. */
  now: number
  language: Language
}

interface AccountAsking extends Asking {
  partnerId: string
}

/** What an account has ordered, newest first, as the contract has it. */
export async function ordersOf(asking: AccountAsking) {
  const all = [
    ...(await cardOrders(asking)),
    ...(await planOrders(asking)),
    ...(await transfers(asking)),
  ].sort((one, other) => other.orderedAt - one.orderedAt)
  return all.slice(0, limits.account.mostOrders)
}

/** What only orders of cards have. */
const noParcel = { trackingNumber: null, parcelTerminal: null, transfersOn: null }
/** What is paid from the balance, or costs nothing. */
const noReceipt = { receiptReference: null }

const nameOf = (planId: string, { now, language }: Asking): string =>
  findPlan(planId, now)?.planName[language] ?? planId

async function cardOrders(asking: AccountAsking) {
  const orders = await asking.database
    .selectFrom('simOrders')
    .leftJoin('orderReceipts', 'orderReceipts.paymentReference', 'simOrders.paymentReference')
    .selectAll('simOrders')
    .select('receiptNumber')
    .where('owner', '=', ownerOf({ partnerId: asking.partnerId, id: '' }))
    .execute()
  return Promise.all(
    orders.map(async ({ receiptNumber, ...order }) => ({
      ...(await cardOrder(order, asking)),
      receiptReference: receiptNumber === null ? null : orderReceiptOf(receiptNumber),
    })),
  )
}

/** An order of a SIM card or an eSIM, as the contract has it. */
export const cardOrder = async (order: SimOrder, asking: Asking) => ({
  ...noParcel,
  orderReference: order.orderReference,
  kind: order.kind === 'sim' ? ('SIM' as const) : ('ESIM' as const),
  state: await stateOfCard(asking.database, order),
  orderedAt: order.orderedAt,
  eurTotal: order.totalInCents,
  phoneNumber: order.phoneNumber,
  planNames: order.planId === null ? [] : [nameOf(order.planId, asking)],
  trackingNumber: order.trackingNumber,
  parcelTerminal: terminalOf(order),
})

const Details = v.object({ delivery: v.object({ parcelTerminalId: v.string() }) })

function terminalOf({ details }: SimOrder): string | null {
  const parsed = v.safeParse(Details, JSON.parse(details))
  if (!parsed.success) return null
  const { parcelTerminalId } = parsed.output.delivery
  return parcelTerminals.find((one) => one.parcelTerminalId === parcelTerminalId)?.name ?? null
}

const cardStates = {
  awaitingPayment: 'AWAITING_PAYMENT',
  paid: 'PREPARING',
  preparing: 'PREPARING',
  posted: 'POSTED',
  delivered: 'DELIVERED',
  ready: 'READY',
  installed: 'INSTALLED',
} as const

async function stateOfCard(database: Database, order: SimOrder): Promise<(typeof orderStates)[number]> {
  if (await isNotPaid(database, order)) return 'NOT_PAID'
  // A declared number says nothing of an eSIM that is still to be installed.
  const number =
    order.phoneNumber === null || order.state === 'ready'
      ? undefined
      : await findNumber(database, order.phoneNumber)
  if (number?.status === 'ended') return 'ENDED'
  if (number?.registration === 'registered') return 'ACTIVE'
  if (number?.registration === 'awaitingActivation') return 'ACTIVATING'
  return cardStates[order.state]
}

/** Plans of one order are one, as they were ordered. */
async function planOrders(asking: AccountAsking) {
  const { database, now, partnerId } = asking
  const plans = await database
    .selectFrom('orderedPlans')
    .innerJoin('phoneNumbers', 'phoneNumbers.phoneNumber', 'orderedPlans.phoneNumber')
    .selectAll('orderedPlans')
    .where('partnerId', '=', partnerId)
    // What the holder before had ordered is theirs.
    .whereRef('orderedAt', '>=', 'startedAt')
    .execute()
  return [...Map.groupBy(plans, ({ orderReference }) => orderReference)].map(
    ([orderReference, together]) => ({
      ...noParcel,
      ...noReceipt,
      orderReference,
      kind: 'PLANS',
      state: stateOfPlans(together, now),
      orderedAt: Math.min(...together.map(({ orderedAt }) => orderedAt)),
      eurTotal: toCents(together.reduce((sum, { priceInCents }) => sum + priceInCents, 0)),
      phoneNumber: together[0]?.phoneNumber ?? null,
      planNames: together.map(({ planId }) => nameOf(planId, asking)),
    }),
  )
}

function stateOfPlans(plans: readonly OrderedPlan[], now: number) {
  if (plans.some(({ status }) => status === 'ACTIVATION_IN_PROGRESS')) return 'ACTIVATING'
  const works = ({ withdrawnAt, validTo }: OrderedPlan) =>
    withdrawnAt === null && (validTo === null || validTo > now)
  return plans.some(works) ? 'ACTIVE' : 'ENDED'
}

async function transfers({ database, now, partnerId }: AccountAsking) {
  const begun = await database
    .selectFrom('numberTransfers')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .execute()
  return begun.map(({ orderReference, phoneNumber, orderedAt, transfersAt, refused }) => ({
    ...noParcel,
    ...noReceipt,
    orderReference,
    kind: 'NUMBER_TRANSFER',
    state: refused ? 'REFUSED' : transfersAt > now ? 'ACTIVATING' : 'ACTIVE',
    orderedAt,
    eurTotal: toCents(0),
    phoneNumber,
    planNames: [],
    transfersOn: refused ? null : vilniusDate(transfersAt),
  }))
}

/** Begins a transfer of a number to an account, or writes over it. */
export async function putTransfer(database: Database, transfer: Tables['numberTransfers']): Promise<void> {
  await database.replaceInto('numberTransfers').values(transfer).execute()
}
