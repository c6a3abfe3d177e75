import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import type { QuietHours } from './quiet-hours.ts'
import { type AlertKind, alertKinds, type Channel } from './tables.ts'

export interface ChosenAlert {
  kind: AlertKind
  isOn: boolean
  /** Null for a kind without one. */
  amountInCents: Cents | null
  /** From which it is chosen. */
  amountsInCents: readonly Cents[]
}

/** Every alert of a number: as its holder has chosen, else as it is by itself. */
export async function alertsOf(database: Database, phoneNumber: PhoneNumber): Promise<ChosenAlert[]> {
  const rows = await database
    .selectFrom('alerts')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  return alertKinds.map((kind) => {
    const { isOn, amountsInCents, amountInCents } = limits.alerts[kind]
    const row = rows.find((one) => one.kind === kind)
    const chosen = row?.amountInCents ?? amountInCents
    return {
      kind,
      isOn: row ? row.isOn === 1 : isOn,
      amountInCents: chosen === null ? null : toCents(chosen),
      amountsInCents,
    }
  })
}

/** False, and nothing changed, where its sum is none of those that are offered. */
export async function chooseAlert(
  database: Database,
  phoneNumber: PhoneNumber,
  { kind, isOn, amount }: { kind: AlertKind; isOn: boolean; amount?: Cents | null },
): Promise<boolean> {
  const offered: readonly Cents[] = limits.alerts[kind].amountsInCents
  const isOffered = offered.length === 0 ? amount == null : amount != null && offered.includes(amount)
  if (!isOffered) return false
  await database
    .replaceInto('alerts')
    .values({ phoneNumber, kind, isOn: isOn ? 1 : 0, amountInCents: amount ?? null })
    .execute()
  return true
}

/** How alerts about a number come. */
export async function channelOf(
  database: Database,
  phoneNumber: PhoneNumber,
): Promise<{ channel: Channel; quietHours: QuietHours | null }> {
  const row = await database
    .selectFrom('alertChannels')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst()
  const { channel = 'TEXT', quietFrom: from = null, quietUntil: until = null } = row ?? {}
  return { channel, quietHours: from === null || until === null ? null : { from, until } }
}
