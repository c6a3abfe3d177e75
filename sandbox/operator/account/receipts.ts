import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { PaymentMethod } from '../../../src/operator/contract/payment-methods-and-cards.ts'
import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'

/** Of Lithuania, in percent; it is in what is paid. */
const vatPercent = 21

/** A receipt's reference, by the line of the history that it belongs to. */
export const receiptOf = (historyId: number): string => `KV-${String(historyId).padStart(8, '0')}`

/**
 * The receipt of a top-up since the number's holder has it; null where there is none. The tax is in what is paid in, so what is paid
 * from the balance later has no receipt of its own.
 * Why: docs/decisions/0145-receipts-of-orders.md
 */
export async function findReceipt(
  database: Database,
  { phoneNumber, startedAt }: NumberOnRecord,
  receiptReference: string,
) {
  const id = Number(/^KV-(\d{8,})$/.exec(receiptReference)?.[1])
  if (!Number.isSafeInteger(id)) return null
  const line = await database
    .selectFrom('history')
    .selectAll()
    .where('id', '=', id)
    .where('phoneNumber', '=', phoneNumber)
    .where('date', '>=', startedAt)
    .where('template', '=', 'topUp')
    .executeTakeFirst()
  if (!line || line.amountInCents === null) return null
  // A line of a person who was made with a history has no payment.
  const payment = await database
    .selectFrom('payments')
    .select(['paidBy', 'paidByDetail'])
    .where('phoneNumber', '=', phoneNumber)
    .where('amountInCents', '=', toCents(line.amountInCents))
    .where('completedAt', '=', line.date)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return {
    receiptReference,
    phoneNumber,
    items: null,
    paidAt: line.date,
    ...withVat(toCents(line.amountInCents)),
    paidBy: payment ? paidByOf(payment) : null,
  }
}

const methods = {
  card: 'CARD',
  savedCard: 'SAVED_CARD',
  googlePay: 'GOOGLE_PAY',
  applePay: 'APPLE_PAY',
  bankLink: 'BANK_LINK',
} as const satisfies Record<PaymentMethod, string>

/** How a payment was made, as a receipt has it. */
export const paidByOf = ({ paidBy, paidByDetail }: Pick<Tables['payments'], 'paidBy' | 'paidByDetail'>) => ({
  method: methods[paidBy],
  detail: paidByDetail,
})

/** What was paid, and the tax in it. The rate is one for all that is sold here: services, cards and their delivery. */
export function withVat(eurTotal: Cents) {
  const eurNet = toCents(Math.round((eurTotal * 100) / (100 + vatPercent)))
  return { vatPercent, eurNet, eurVat: toCents(eurTotal - eurNet), eurTotal }
}
