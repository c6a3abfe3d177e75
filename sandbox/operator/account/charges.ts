import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { watchBalance } from '../alerts/spending.ts'
import type { Database } from '../database.ts'

interface Charge {
  phoneNumber: PhoneNumber
  kind: 'plan' | 'withdrawal'
  /** What it is for: a plan's id. */
  subject: string
  amountInCents: Cents
  /** UTC milliseconds. */
  chargedAt: number
}

/** Takes a sum from a number's balance and books it. False, and nothing taken, when the balance doesn't cover it. */
export async function chargeNumber(database: Database, charge: Charge): Promise<boolean> {
  const { phoneNumber, amountInCents } = charge
  const paid = await database
    .updateTable('phoneNumbers')
    .set((number) => ({ balanceInCents: number('balanceInCents', '-', amountInCents) }))
    .where('phoneNumber', '=', phoneNumber)
    .where('balanceInCents', '>=', amountInCents)
    .returning('balanceInCents as after')
    .executeTakeFirst()
  if (!paid) return false
  await database.insertInto('charges').values(charge).execute()
  const { after } = paid
  await watchBalance(database, charge.chargedAt, phoneNumber, {
    before: toCents(after + amountInCents),
    after,
  })
  return true
}

/** Gives a sum back to a number's balance. */
export async function giveBack(database: Database, charge: Charge): Promise<void> {
  await database
    .updateTable('phoneNumbers')
    .set((number) => ({ balanceInCents: number('balanceInCents', '+', charge.amountInCents) }))
    .where('phoneNumber', '=', charge.phoneNumber)
    .execute()
  await database
    .insertInto('charges')
    .values({ ...charge, amountInCents: toCents(-charge.amountInCents) })
    .execute()
}
