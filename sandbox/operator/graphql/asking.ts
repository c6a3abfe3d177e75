import { GraphQLError } from 'graphql'
import type { Language } from '../../../src/i18n/language.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { findNumber, type NumberOnRecord } from '../phone-numbers.ts'

/** When, in which language and of which books someone asks. */
export interface Asking {
  database: Database
  /** UTC milliseconds. */
  now: number
  language: Language
  /** Undefined for a guest. */
  customer: AskingCustomer | undefined
  /** Where the call comes from; see caller.ts. */
  address: string | null
}

/** Who is signed in. */
export interface AskingCustomer {
  partnerId: string
  /** The session's, in use or not; null where the account has none. */
  phoneNumber: PhoneNumber | null
  strong: boolean
  /** What tells the session apart. */
  sessionId: string
}

type ByCustomer = Asking & { customer: AskingCustomer }
/** `number`: the current one, in use and the account's own. */
type ByNumber = ByCustomer & { number: NumberOnRecord }

/** Whose the person saw what they change; left out by a site of version 1.0 of the contract. */
export interface Named {
  phoneNumber?: string | null
}

/** A refusal by an operation's own rules. */
export const refusal = (code: string): GraphQLError => new GraphQLError(code, { extensions: { code } })

/** Answers a user who is signed in. */
export const forCustomer =
  <Arguments, Answer>(answer: (asking: ByCustomer, given: Arguments) => Answer) =>
  (_parent: unknown, given: Arguments, asking: Asking): Answer => {
    const { customer } = asking
    if (!customer) throw refusal('UNAUTHORIZED')
    return answer({ ...asking, customer }, given)
  }

/** Answers about the current number. */
export const forNumber = <Arguments, Answer>(
  answer: (asking: ByNumber, given: Arguments) => Promise<Answer>,
) =>
  forCustomer(async (asking: ByCustomer, given: Arguments) => {
    const number = await currentNumber(asking.database, asking.customer)
    if (!number) throw refusal('MISSING_PHONE_NUMBER')
    return answer({ ...asking, number }, given)
  })

/**
 * Changes what belongs to the current number, or was seen with it. Where the caller names another one, the person saw
 * that one: nothing is done.
 */
export const forNamedNumber = <Arguments extends Named, Answer>(
  answer: (asking: ByNumber, given: Arguments) => Promise<Answer>,
) =>
  forNumber((asking: ByNumber, given: Arguments) => {
    const named = given.phoneNumber ?? asking.number.phoneNumber
    if (named !== asking.number.phoneNumber) throw refusal('PHONE_NUMBER_CHANGED')
    return answer(asking, given)
  })

/** The session's number where the account still holds it and it is in use. */
export async function currentNumber(
  database: Database,
  { partnerId, phoneNumber }: AskingCustomer,
): Promise<NumberOnRecord | undefined> {
  const number = phoneNumber === null ? undefined : await findNumber(database, phoneNumber)
  return number?.partnerId === partnerId && number.status !== 'ended' ? number : undefined
}
