import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { noteHistory } from '../account/history.ts'
import type { HistoryTemplate } from '../account/history-words.ts'
import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import { startOfMonth } from '../vilnius.ts'
import { alertsOf } from './chosen-alerts.ts'
import { sendAlert } from './send-alert.ts'

const abroad: HistoryTemplate[] = ['roamingCharged']

/** What counts towards each cap: use that is paid for by itself. */
const counted = {
  ROAMING_CAP: abroad,
  SPENDING_CAP: ['callCharged', 'messageCharged', 'dataCharged', ...abroad],
} satisfies Record<string, HistoryTemplate[]>
export type CapKind = keyof typeof counted

const capKinds: readonly CapKind[] = ['ROAMING_CAP', 'SPENDING_CAP']
export const isCap = (kind: string): kind is CapKind => Object.hasOwn(counted, kind)

/** What a cap has counted since the month of an instant began. */
export async function spentOf(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  cap: CapKind,
): Promise<Cents> {
  const { sum } = await database
    .selectFrom('history')
    .select(({ fn }) => fn.sum<number | null>('amountInCents').as('sum'))
    .where('phoneNumber', '=', phoneNumber)
    .where('template', 'in', counted[cap])
    .where('date', '>=', startOfMonth(now))
    .executeTakeFirstOrThrow()
  return toCents(-(sum ?? 0))
}

/** Use that is paid for by itself: what a cap leaves of it is taken, and its holder hears what has been reached. */
export async function spend(
  database: Database,
  now: number,
  { phoneNumber, balanceInCents: before }: NumberOnRecord,
  { template, amountInCents }: { template: 'dataCharged' | 'roamingCharged'; amountInCents: Cents },
): Promise<void> {
  const alerts = await alertsOf(database, phoneNumber)
  const caps = await Promise.all(
    capKinds
      .filter((kind) => counted[kind].includes(template))
      .map(async (kind) => {
        const { isOn, amountInCents: cap } = alerts.find((alert) => alert.kind === kind) ?? {}
        const spent = await spentOf(database, now, phoneNumber, kind)
        return { kind, cap, left: isOn && cap != null ? Math.max(0, cap - spent) : Number.POSITIVE_INFINITY }
      }),
  )
  const taken = toCents(Math.min(amountInCents, before, ...caps.map(({ left }) => left)))
  if (taken <= 0) return
  await database
    .updateTable('phoneNumbers')
    .set({ balanceInCents: toCents(before - taken) })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  const placeholders = { megabytes: String(taken) }
  await noteHistory(database, { phoneNumber, date: now, template, placeholders, amountInCents: -taken })
  for (const { kind, cap, left } of caps)
    if (left === taken) await sendAlert(database, now, phoneNumber, kind, { amountInCents: cap ?? null })
  await watchBalance(database, now, phoneNumber, { before, after: toCents(before - taken) })
}

/** Tells a holder whose balance has fallen below what they chose. */
export async function watchBalance(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  { before, after }: { before: Cents; after: Cents },
): Promise<void> {
  const alerts = await alertsOf(database, phoneNumber)
  const amountInCents = alerts.find(({ kind }) => kind === 'BALANCE_BELOW')?.amountInCents ?? null
  if (amountInCents === null || before < amountInCents || after >= amountInCents) return
  await sendAlert(database, now, phoneNumber, 'BALANCE_BELOW', { amountInCents })
}
