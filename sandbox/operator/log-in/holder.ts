import { findPerson } from '../../shared/persons.ts'
import { openAccount, ownAccountOf } from '../account/accounts.ts'
import type { Database } from '../database.ts'
import { findNumber } from '../phone-numbers.ts'
import type { LogIn } from './log-ins.ts'
import type { Holder } from './sessions.ts'

/** Whose account a log-in opens; undefined where there is none for them. */
export function findHolder(
  database: Database,
  now: number,
  { phoneNumber, personalCode }: Pick<LogIn, 'phoneNumber' | 'personalCode'>,
): Promise<Holder | undefined> {
  return phoneNumber
    ? holderOfNumber(database, now, phoneNumber)
    : holderOf(database, now, personalCode ?? '')
}

/** A number that works and was never added to an account gets one of its own; one without an identity has none. */
async function holderOfNumber(
  database: Database,
  now: number,
  phoneNumber: NonNullable<LogIn['phoneNumber']>,
): Promise<Holder | undefined> {
  const number = await findNumber(database, phoneNumber)
  if (number?.registration !== 'registered') return undefined
  const partnerId = number.partnerId ?? ownAccountOf(phoneNumber)
  if (number.partnerId === null) {
    await openAccount(database, now, { partnerId })
    await database
      .updateTable('phoneNumbers')
      .set({ partnerId })
      .where('phoneNumber', '=', phoneNumber)
      .execute()
  }
  return { partnerId, phoneNumber, strong: 0, personalCode: null }
}

/** A person who has no account yet gets an empty one, to which numbers can be added; a closed one stays closed. */
async function holderOf(database: Database, now: number, personalCode: string): Promise<Holder | undefined> {
  const person = findPerson(personalCode)
  if (!person) return undefined
  const account = await database
    .selectFrom('accounts')
    .select(['partnerId', 'validTo'])
    .where('personalCode', '=', personalCode)
    .executeTakeFirst()
  if (account?.validTo && account.validTo <= now) return undefined
  const partnerId = account?.partnerId ?? `P-${personalCode}`
  if (!account) await openAccount(database, now, { partnerId, personalCode })
  const first = await database
    .selectFrom('phoneNumbers')
    .select('phoneNumber')
    .where('partnerId', '=', partnerId)
    .orderBy('startedAt')
    .orderBy('phoneNumber')
    .executeTakeFirst()
  return { partnerId, phoneNumber: first?.phoneNumber ?? null, strong: 1, personalCode }
}
