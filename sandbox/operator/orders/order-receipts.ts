import * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import { type Cents, toCents } from '../../../src/lib/money.ts'
import { PhoneNumber } from '../../../src/operator/contract/phone-number.ts'
import { paidByOf, withVat } from '../account/receipts.ts'
import type { Database } from '../database.ts'
import { ownerOf } from '../idempotency.ts'
import { findPlan } from '../plans/find-plan.ts'
import { cardPriceInCents, deliveries, esimPriceInCents } from '../sim-orders/offer.ts'
import type { SimOrder } from '../sim-orders/sim-order-records.ts'
import { type ItemName, itemNames, planItem } from './words.ts'

/** Who asks, and in which language. */
interface Asking {
  database: Database
  language: Language
  partnerId: string
}

/** A receipt's reference, by its number: they are counted by themselves, apart from those of top-ups. */
export const orderReceiptOf = (receiptNumber: number): string =>
  `UK-${String(receiptNumber).padStart(8, '0')}`

/** The receipt of what an account paid for a card or an eSIM; null where there is none. */
export async function findOrderReceipt({ database, language, partnerId }: Asking, receiptReference: string) {
  const receiptNumber = Number(/^UK-(\d{8,})$/.exec(receiptReference)?.[1])
  if (!Number.isSafeInteger(receiptNumber)) return null
  const order = await database
    .selectFrom('orderReceipts')
    .innerJoin('simOrders', 'simOrders.paymentReference', 'orderReceipts.paymentReference')
    .innerJoin('payments', 'payments.paymentReference', 'orderReceipts.paymentReference')
    .selectAll('simOrders')
    .select(['paidAt', 'paidBy', 'paidByDetail'])
    .where('receiptNumber', '=', receiptNumber)
    .where('owner', '=', ownerOf({ partnerId, id: '' }))
    .executeTakeFirst()
  if (!order) return null
  const details = v.parse(Details, JSON.parse(order.details))
  return {
    receiptReference,
    phoneNumber: details.phoneNumber,
    items: itemsOf(order, details, language),
    paidAt: order.paidAt,
    ...withVat(order.totalInCents),
    paidBy: paidByOf(order),
  }
}

const Details = v.object({
  phoneNumber: PhoneNumber,
  delivery: v.optional(v.object({ method: v.picklist(['address', 'parcelTerminal']) })),
})

/** What was bought. A plan cost what card and delivery leave of the sum: its price may have changed since. */
function itemsOf(
  { kind, planId, totalInCents, orderedAt }: SimOrder,
  { delivery }: v.InferOutput<typeof Details>,
  language: Language,
) {
  const item = (name: ItemName, eurTotal: Cents) => ({ name: itemNames[language][name], eurTotal })
  const items = [item(kind, kind === 'sim' ? cardPriceInCents : esimPriceInCents)]
  if (delivery) items.push(item(delivery.method, deliveries[delivery.method].priceInCents))
  if (planId === null) return items
  const others = items.reduce((sum, { eurTotal }) => sum + eurTotal, 0)
  const name = planItem[language](findPlan(planId, orderedAt)?.planName[language] ?? planId)
  return [...items, { name, eurTotal: toCents(totalInCents - others) }]
}
