import * as v from 'valibot'
import type { Language, Operator } from './operator.ts'
import { protocolRefusal, Refusal } from './refusal.ts'
import { isSignedIn, type Session } from './sessions.ts'

/** Who asks, and in which language. */
export interface Asking {
  operator: Operator
  session: Session | undefined
  language: Language
}

const OwnNumber = v.object({
  phone_number: v.string(),
  state: v.picklist(['active', 'blocked', 'ended']),
  balance_cents: v.number(),
  linked_at: v.number(),
  roaming: v.number(),
  pin: v.string(),
  puk: v.string(),
})
export type OwnNumber = v.InferOutput<typeof OwnNumber>

export function accountIdOf({ session }: Asking): string {
  if (!isSignedIn(session)) throw protocolRefusal('UNAUTHORIZED')
  return session.account_id
}

export const numbersOf = (asking: Asking): OwnNumber[] =>
  asking.operator.database.all(
    OwnNumber,
    'SELECT * FROM numbers WHERE account_id = :account_id ORDER BY linked_at',
    { account_id: accountIdOf(asking) },
  )

/** The account's current number, whatever its state; undefined where there is none. */
export const currentOrEnded = (asking: Asking): OwnNumber | undefined =>
  asking.operator.database.one(
    OwnNumber,
    `SELECT numbers.* FROM numbers JOIN accounts ON phone_number = current_number
     WHERE accounts.account_id = :account_id`,
    { account_id: accountIdOf(asking) },
  )

/** The current number; without one in use the answer is the page for that. */
export function currentNumber(asking: Asking): OwnNumber {
  const number = currentOrEnded(asking)
  if (number && number.state !== 'ended') return number
  throw new Refusal(403, 'MISSING_PHONE_NUMBER', { 'X-Missing-Phone-Number': number?.phone_number ?? '' })
}

/** The current number, where it is the one that the person saw: nothing is done to another. */
export function seenNumber(asking: Asking, phoneNumber: string | null | undefined): OwnNumber {
  const number = currentNumber(asking)
  if (phoneNumber && phoneNumber !== number.phone_number) throw new Refusal(422, 'PHONE_NUMBER_CHANGED')
  return number
}
