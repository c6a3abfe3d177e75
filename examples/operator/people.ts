import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { days, newReference, type Operator } from './operator.ts'

interface Wanted {
  phoneNumber?: string
  state?: 'active' | 'blocked' | 'ended'
  balanceInCents?: number
}

/** Puts a number into an account or none, as a shop does that sells SIM cards. */
export function addNumber(
  { database, now }: Operator,
  account_id: string | null,
  wanted: Wanted = {},
): string {
  const phone_number = wanted.phoneNumber ?? `+3706${String(randomInt(10_000_000)).padStart(7, '0')}`
  database.insert('numbers', {
    phone_number,
    account_id,
    state: wanted.state ?? 'active',
    balance_cents: wanted.balanceInCents ?? 0,
    linked_at: now() - 60 * days,
    pin: String(randomInt(10_000)).padStart(4, '0'),
    puk: String(randomInt(100_000_000)).padStart(8, '0'),
  })
  return phone_number
}

/** A new customer with one number, the current one. */
export function addCustomer(operator: Operator, wanted?: Wanted): { accountId: string; phoneNumber: string } {
  const accountId = newReference()
  operator.database.insert('accounts', { account_id: accountId, created_at: operator.now() - 60 * days })
  const phoneNumber = addNumber(operator, accountId, wanted)
  operator.database.run('UPDATE accounts SET current_number = :phoneNumber WHERE account_id = :accountId', {
    phoneNumber,
    accountId,
  })
  return { accountId, phoneNumber }
}

/** In cents; undefined for a number that isn't ours. */
export const balanceOf = ({ database }: Operator, phone_number: string): number | undefined =>
  database.one(
    v.object({ balance_cents: v.number() }),
    'SELECT balance_cents FROM numbers WHERE phone_number = :phone_number',
    { phone_number },
  )?.balance_cents
