import type { Language } from '../../src/i18n/language.ts'
import { type Cents, formatEuro, toCents } from '../../src/lib/money.ts'
import { isPhoneNumber, type PhoneNumber } from '../../src/lib/phone-number.ts'
import { openAccount, ownAccountOf } from './account/accounts.ts'
import type { Database } from './database.ts'
import { limits } from './limits.ts'
import type { Tables } from './tables.ts'
import { sendText } from './texts.ts'

export type NumberOnRecord = Tables['phoneNumbers']

const day = 24 * 60 * 60 * 1000

/** Undefined: another operator's number, or an unused one. */
export const findNumber = (
  database: Database,
  phoneNumber: PhoneNumber,
): Promise<NumberOnRecord | undefined> =>
  database.selectFrom('phoneNumbers').selectAll().where('phoneNumber', '=', phoneNumber).executeTakeFirst()

/**
 * A number of the operator's, in use for a year, in an account of its own, unless told otherwise. One that is on record
 * is written over.
 */
export async function putNumber(
  database: Database,
  now: number,
  number: Partial<NumberOnRecord> = {},
): Promise<NumberOnRecord> {
  const phoneNumber = number.phoneNumber ?? (await unusedNumber(database))
  const whole: NumberOnRecord = {
    phoneNumber,
    partnerId: ownAccountOf(phoneNumber),
    line: 'uoga',
    status: 'active',
    isBlockedByHolder: 0,
    ownershipType: 'LINKED',
    registration: 'registered',
    balanceInCents: toCents(0),
    balanceValidTo: now + limits.balanceLife,
    isBalanceKnown: 1,
    startedAt: now - 365 * day,
    nickname: null,
    avatarName: null,
    simPIN: '1234',
    simPUK: '12345678',
    roamingOn: 1,
    standardFeeActivatedAt: null,
    insufficientBalanceNotificationStartedAt: null,
    ...number,
  }
  if (whole.partnerId !== null) await openAccount(database, whole.startedAt, { partnerId: whole.partnerId })
  await database.replaceInto('phoneNumbers').values(whole).execute()
  return whole
}

/** Credits a number and tells its holder by text message. */
export async function creditNumber(
  database: Database,
  now: number,
  {
    phoneNumber,
    amountInCents,
    language,
  }: { phoneNumber: PhoneNumber; amountInCents: Cents; language: Language },
): Promise<void> {
  const { balanceInCents } = await database
    .updateTable('phoneNumbers')
    .set((number) => ({
      balanceInCents: number('balanceInCents', '+', amountInCents),
      balanceValidTo: now + limits.balanceLife,
    }))
    .where('phoneNumber', '=', phoneNumber)
    .returning('balanceInCents')
    .executeTakeFirstOrThrow()
  const text = toppedUp[language](formatEuro(amountInCents), formatEuro(balanceInCents))
  await sendText(database, now, phoneNumber, text)
}

const toppedUp: Record<Language, (sum: string, balance: string) => string> = {
  lt: (sum, balance) => `Sąskaita papildyta: ${sum}. Likutis ${balance}. Uoga`,
  en: (sum, balance) => `Topped up: ${sum}. Balance ${balance}. Uoga`,
  ru: (sum, balance) => `Счёт пополнен: ${sum}. Баланс ${balance}. Uoga`,
}

async function unusedNumber(database: Database): Promise<PhoneNumber> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const phoneNumber = `+3706${String(random % 10_000_000).padStart(7, '0')}`
  if (!isPhoneNumber(phoneNumber)) throw new Error(`not a number: ${phoneNumber}`)
  return (await findNumber(database, phoneNumber)) ? unusedNumber(database) : phoneNumber
}
