import * as v from 'valibot'
import type { Language } from '../../../src/i18n/language.ts'
import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { describe } from '../account/history.ts'
import type { HistoryTemplate } from '../account/history-words.ts'
import type { Database } from '../database.ts'
import { endOfDay, startOfDay } from '../vilnius.ts'

const kinds = ['PLANS', 'DATA', 'CALLS', 'MESSAGES', 'ROAMING', 'OTHER', 'TOP_UPS'] as const
type Kind = (typeof kinds)[number]

/** What costs or brings money, and what is counted with it. */
const booked: Partial<
  Record<HistoryTemplate, { kind: Kind; counted?: string; units?: 'MIN' | 'MB' | 'SMS' }>
> = {
  topUp: { kind: 'TOP_UPS' },
  planOrdered: { kind: 'PLANS' },
  planRenewed: { kind: 'PLANS' },
  planWithdrawn: { kind: 'PLANS' },
  callCharged: { kind: 'CALLS', counted: 'minutes', units: 'MIN' },
  messageCharged: { kind: 'MESSAGES', units: 'SMS' },
  dataCharged: { kind: 'DATA', counted: 'megabytes', units: 'MB' },
  roamingCharged: { kind: 'ROAMING', counted: 'megabytes', units: 'MB' },
}

/** Lines of one kind, and what they cost together. */
export interface ReportGroup {
  kind: Kind
  eurTotal: Cents
}

const Placeholders = v.record(v.string(), v.string())

/**
 * What happened to a number since its holder has it, and what it cost, within days of the calendar, both included.
 */
export async function serviceReport(
  database: Database,
  language: Language,
  {
    phoneNumber,
    startedAt,
    from,
    to,
  }: { phoneNumber: PhoneNumber; startedAt: number; from: string; to: string },
) {
  const records = await database
    .selectFrom('history')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .where('date', '>=', Math.max(startOfDay(from), startedAt))
    .where('date', '<', endOfDay(to))
    .orderBy('date')
    .orderBy('id')
    .execute()
  const lines = records.flatMap(({ date, template, placeholders: stored, amountInCents }) => {
    const booking = booked[template]
    if (!booking || amountInCents === null) return []
    const placeholders = v.parse(Placeholders, JSON.parse(stored))
    const description = describe(language, template, placeholders)
    const counted = booking.units === 'SMS' ? 1 : Number(placeholders[booking.counted ?? ''])
    return [
      {
        kind: booking.kind,
        date,
        description: booking.units ? withoutFigures(description) : description,
        quantity: booking.units ? counted : null,
        units: booking.units,
        // What left the balance is a cost; a top-up has no part in the total, and keeps its sign.
        cost: toCents((booking.kind === 'TOP_UPS' ? 1 : -1) * amountInCents),
      },
    ]
  })
  const groups = kinds.flatMap((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind)
    return ofKind.length > 0 ? [{ kind, lines: ofKind, eurTotal: totalOf(ofKind) }] : []
  })
  const spent = lines.filter(({ kind }) => kind !== 'TOP_UPS')
  return { from, to, phoneNumber, groups, eurTotal: totalOf(spent) }
}

/** What was used and what it cost are beside a report's sentence. */
const withoutFigures = <Description extends { template: string }>(description: Description): Description => ({
  ...description,
  template: description.template.replace(/,? \{(minutes|megabytes)\}( \p{L}+\.?)?/gu, ''),
})

const totalOf = (lines: { cost: Cents }[]): Cents =>
  toCents(lines.reduce((sum, { cost }) => sum + Number(cost), 0))
