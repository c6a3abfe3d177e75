import { persons } from '../shared/persons.ts'
import { type Account, openAccount } from './account/accounts.ts'
import type { Database } from './database.ts'
import { seedDeclarableNumbers } from './declaration/numbers.ts'
import { setPeriod } from './game/period.ts'
import { loneNumbers } from './people/lone-numbers.ts'
import { offersForAll } from './people/offers-for-all.ts'
import { people } from './people/people.ts'
import { numberOf, putOffer, putPerson } from './people/put-person.ts'
import { putNumber } from './phone-numbers.ts'

/** Fills an empty database. Every number that no one has here is another operator's. */
export async function seed(database: Database, now: number): Promise<void> {
  if (await database.selectFrom('phoneNumbers').select('phoneNumber').executeTakeFirst()) return
  await database.transaction().execute(async (transaction) => {
    for (const person of people) await putPerson(transaction, now, person)
    for (const { partnerId, personalCode, accountClosed } of persons)
      if (partnerId) await nameHolder(transaction, now, { partnerId, personalCode, accountClosed })
    for (const offer of offersForAll) await putOffer(transaction, now, { ...offer, partnerId: null })
    for (const { number, line = 'uoga' } of loneNumbers)
      await putNumber(transaction, now, { phoneNumber: numberOf(number), partnerId: null, line })
    await seedDeclarableNumbers(transaction, now)
    await setPeriod(transaction, now, 'open')
  })
}

/** Says whom a strong log-in to an account names. */
async function nameHolder(
  database: Database,
  now: number,
  {
    partnerId,
    personalCode,
    accountClosed,
  }: Pick<Account, 'partnerId' | 'personalCode'> & { accountClosed?: true },
): Promise<void> {
  await openAccount(database, now, { partnerId })
  await database
    .updateTable('accounts')
    .set({ personalCode, validTo: accountClosed ? now : null })
    .where('partnerId', '=', partnerId)
    .execute()
}
