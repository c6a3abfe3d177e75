import type * as v from 'valibot'
import type { PhoneNumber } from '../../src/lib/phone-number.ts'
import { randomCode } from '../../src/lib/random-code.ts'
import type { WireAnswerOf } from '../../src/operator/contract/endpoint.ts'
import { formatInstant } from '../../src/operator/contract/instant.ts'
import type {
  PaidBy as PaidBySchema,
  paymentCheckResult,
} from '../../src/operator/contract/payment-check-result.ts'
import type { TopUpRequest, topUpErrors } from '../../src/operator/contract/top-up-request.ts'
import { noteHistory } from './account/history.ts'
import type { Database } from './database.ts'
import { addJob } from './jobs.ts'
import { limits } from './limits.ts'
import { fulfilWishes } from './payment/wishes.ts'
import { creditNumber, findNumber } from './phone-numbers.ts'
import type { AcquirerReport } from './providers.ts'
import { payOrder } from './sim-orders/sim-order-records.ts'
import type { Tables } from './tables.ts'

/** Lithuania's, in percent. */
const vatRate = 21

type TopUp = v.InferOutput<typeof TopUpRequest>
type PaidBy = v.InferInput<typeof PaidBySchema>

/** Why a top-up can't be begun; undefined when it can. */
export async function refusalOf(
  database: Database,
  { phoneNumber, amountInCents, line }: Pick<TopUp, 'phoneNumber' | 'amountInCents' | 'line'>,
): Promise<(typeof topUpErrors)[number] | undefined> {
  const number = await findNumber(database, phoneNumber)
  if (!number || number.status === 'ended') return 'NUMBER_NOT_OURS'
  if (number.status === 'blocked') return 'NUMBER_BLOCKED'
  if (number.line !== line) return 'NUMBER_ON_OTHER_LINE'
  const { minimumInCents, maximumInCents } = limits.topUp
  const isWithin = amountInCents >= minimumInCents && amountInCents <= maximumInCents
  return isWithin ? undefined : 'SUM_OUT_OF_LIMITS'
}

/** Writes down a payment that waits for a card, and when its time is up. Returns its reference. */
export async function startPayment(
  database: Database,
  now: number,
  { phoneNumber, amountInCents, language }: Pick<TopUp, 'phoneNumber' | 'amountInCents' | 'language'>,
  { method, detail }: PaidBy = { method: 'card' },
): Promise<string> {
  const paymentReference = randomCode(16).replace(/(.{4})(?=.)/g, '$1-')
  await database
    .insertInto('payments')
    .values({
      paymentReference,
      phoneNumber,
      amountInCents,
      language,
      status: 'pending',
      paidBy: method,
      paidByDetail: detail ?? null,
      reason: null,
      submitted: 0,
      startedAt: now,
      completedAt: null,
    })
    .execute()
  await addJob(database, {
    kind: 'paymentExpiry',
    subject: paymentReference,
    dueAt: now + limits.paymentLife,
  })
  return paymentReference
}

export const findPayment = (database: Database, paymentReference: string) =>
  database
    .selectFrom('payments')
    .selectAll()
    .where('paymentReference', '=', paymentReference)
    .executeTakeFirst()

/** A card was given to the acquirer: from now on the payment may be paid, however late that is reported. */
export async function noteSubmitted(database: Database, paymentReference: string): Promise<void> {
  await database
    .updateTable('payments')
    .set({ submitted: 1 })
    .where('paymentReference', '=', paymentReference)
    .execute()
}

/** Takes the acquirer's word. Told twice, or after the payment is settled, it changes nothing. */
export async function takeReport(
  database: Database,
  now: number,
  paymentReference: string,
  report: AcquirerReport,
): Promise<void> {
  const reason = report.outcome === 'refused' ? report.reason : null
  const payment = await database
    .updateTable('payments')
    .set({ status: report.outcome, reason, completedAt: now, ...cardIn(report) })
    .where('paymentReference', '=', paymentReference)
    .where('status', 'in', ['pending', 'expired'])
    .returningAll()
    .executeTakeFirst()
  if (!payment) return
  await database.deleteFrom('jobs').where('subject', '=', paymentReference).execute()
  if (payment.status !== 'paid') return
  const { phoneNumber, amountInCents } = payment
  await database
    .insertInto('ledger')
    .values({ paymentReference, phoneNumber, amountInCents, bookedAt: now })
    .execute()
  if (await payOrder(database, now, paymentReference)) return
  await creditNumber(database, now, payment)
  await noteHistory(database, { phoneNumber, date: now, template: 'topUp', amountInCents })
  if (report.outcome === 'paid') await fulfilWishes(database, now, payment, report.card)
}

const cardIn = (report: AcquirerReport) =>
  report.outcome === 'paid' && report.card
    ? { paidByDetail: cardName(report.card.variant, report.card.lastDigits) }
    : {}

/** A card as people are informed of it. */
export const cardName = (variant: string, lastDigits: string): string => `${variant} **** ${lastDigits}`

/** No one finished in time. Where a card was given, the acquirer may still tell that it was paid. */
export async function expirePayment(
  database: Database,
  now: number,
  paymentReference: string,
): Promise<void> {
  await database
    .updateTable('payments')
    .set({ status: 'expired', completedAt: now })
    .where('paymentReference', '=', paymentReference)
    .where('status', '=', 'pending')
    .execute()
}

/** A payment as `check-result` tells it. */
export function resultOf(payment: Tables['payments']): WireAnswerOf<typeof paymentCheckResult> {
  const { paymentReference, amountInCents, status, reason, submitted, paidByDetail } = payment
  const common = {
    paymentReference,
    amountInCents,
    maskedPhoneNumber: mask(payment.phoneNumber),
    paidBy: { method: payment.paidBy, ...(paidByDetail !== null && { detail: paidByDetail }) },
  }
  const completedAt = formatInstant(payment.completedAt ?? payment.startedAt)
  switch (status) {
    case 'pending':
      return { ...common, status }
    case 'paid':
      return { ...common, status, completedAt, vat: vatIn(amountInCents) }
    case 'cancelled':
      return { ...common, status, completedAt }
    case 'refused':
      return { ...common, status, completedAt, reason: reason ?? 'other' }
    case 'expired':
      return { ...common, status, completedAt, moneyTaken: submitted ? 'unknown' : 'no' }
    default:
      return status satisfies never
  }
}

/** The tax within a sum that holds it, in cents. */
const vatIn = (amountInCents: number) => ({
  rateInPercent: vatRate,
  amountInCents: Math.round((amountInCents * vatRate) / (100 + vatRate)),
})

export const mask = (phoneNumber: PhoneNumber) => `+370 6** **${phoneNumber.slice(-3)}`
