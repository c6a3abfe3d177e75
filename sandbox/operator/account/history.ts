import * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { findPlan } from '../plans/find-plan.ts'
import type { Tables } from '../tables.ts'
import { type HistoryTemplate, historyKinds, historyWords, usedServices } from './history-words.ts'
import { receiptOf } from './receipts.ts'

export interface Happened {
  phoneNumber: PhoneNumber
  /** UTC milliseconds. */
  date: number
  template: HistoryTemplate
  /** Sums are written as people read them, `10,00 EUR`; `plan` is a plan's id. */
  placeholders?: Record<string, string>
  /** What came to the balance, or below 0 left it. */
  amountInCents?: number
}

/** Adds lines to what a number's holder reads as its history. */
export async function noteHistory(database: Database, ...lines: Happened[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ placeholders = {}, amountInCents = null, ...line }) => ({
    ...line,
    amountInCents,
    placeholders: JSON.stringify(placeholders),
  }))
  await database.insertInto('history').values(rows).execute()
}

/** A number's latest records since its holder has it, newest first, as the contract has them. */
export async function historyOf(
  database: Database,
  language: Language,
  { phoneNumber, startedAt, balanceInCents, isBalanceKnown }: Tables['phoneNumbers'],
  count: number,
) {
  const records = await database
    .selectFrom('history')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .where('date', '>=', startedAt)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  const balances = balancesAfter(records, isBalanceKnown ? balanceInCents : -1)
  return records.map(({ id, date, template, placeholders, amountInCents }, index) => ({
    id,
    date,
    kind: historyKinds[template],
    amount: amountInCents === null ? null : toCents(amountInCents),
    balanceAfter: balances[index],
    service: usedServices[template] ?? null,
    receiptReference: template === 'topUp' && amountInCents !== null ? receiptOf(id) : null,
    description: describe(language, template, v.parse(Placeholders, JSON.parse(placeholders))),
  }))
}

/** Back from the balance of now; null from where it would be less than nothing: then not all that moved was written down. */
function balancesAfter(records: readonly { amountInCents: number | null }[], now: number): (Cents | null)[] {
  let after = now
  let isKnown = true
  return records.map(({ amountInCents }) => {
    isKnown &&= after >= 0
    const told = isKnown ? toCents(after) : null
    after -= amountInCents ?? 0
    return told
  })
}

const Placeholders = v.record(v.string(), v.string())

/** What happened, in words of a language. */
export const describe = (
  language: Language,
  template: HistoryTemplate,
  placeholders: Record<string, string>,
) => ({
  template: historyWords[language][template],
  placeholders: Object.entries(placeholders).map(([key, value]) => ({
    key,
    // A plan is called the same at any time.
    value: key === 'plan' ? (findPlan(value, 0)?.planName[language] ?? value) : value,
  })),
})
