import { toCents } from '../../src/lib/money.ts'
import { parsePhoneNumber } from '../../src/lib/phone-number.ts'
import type { Database } from './database.ts'
import { type NumberOnRecord, putNumber } from './phone-numbers.ts'

/** The people of the sandbox. Every other number is another operator's. */
const people: (Omit<Partial<NumberOnRecord>, 'phoneNumber'> & { number: string })[] = [
  { number: '612 34567', partnerId: 'P-1001', nickname: 'Rasa', balanceInCents: toCents(420) },
  { number: '623 45678', partnerId: 'P-1001', nickname: 'Močiutė', balanceInCents: toCents(1250) },
  { number: '634 56789', partnerId: 'P-1002', nickname: 'Jonas', balanceInCents: toCents(0) },
  { number: '645 67890', partnerId: 'P-1003', nickname: 'Blokuotas', status: 'blocked' },
  {
    number: '656 78901',
    partnerId: 'P-1004',
    nickname: 'Extra',
    line: 'extra',
    balanceInCents: toCents(800),
  },
]

/** Fills an empty database. */
export async function seed(database: Database, now: number): Promise<void> {
  if (await database.selectFrom('phoneNumbers').select('phoneNumber').executeTakeFirst()) return
  for (const { number, ...person } of people) {
    const phoneNumber = parsePhoneNumber(number)
    if (phoneNumber) await putNumber(database, now, { ...person, phoneNumber })
  }
}
