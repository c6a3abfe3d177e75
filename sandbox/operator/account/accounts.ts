import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

export type Account = Tables['accounts']

/** The account that a number gets whose holder never had one. */
export const ownAccountOf = (phoneNumber: PhoneNumber): string => `P-${phoneNumber.slice(4)}`

/** Opens an account, a plain one unless told otherwise; one that is there already stays as it is. */
export async function openAccount(
  database: Database,
  now: number,
  account: Partial<Account> & Pick<Account, 'partnerId'>,
): Promise<void> {
  await database
    .insertInto('accounts')
    .values({
      personalCode: null,
      language: 'lt',
      email: null,
      partnerEmail: null,
      smsMarketingConsent: 'NOT_SET',
      phoneMarketingConsent: 'NOT_SET',
      consentManagingAccount: null,
      validFrom: now,
      validTo: null,
      ...account,
    })
    .onConflict((conflict) => conflict.column('partnerId').doNothing())
    .execute()
}

export const findAccount = (database: Database, partnerId: string): Promise<Account | undefined> =>
  database.selectFrom('accounts').selectAll().where('partnerId', '=', partnerId).executeTakeFirst()
