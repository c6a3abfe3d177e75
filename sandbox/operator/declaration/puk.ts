import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { DeclarationFailureReason } from '../../../src/operator/contract/activation-error.ts'
import type { declarationDeclarePhoneNumber } from '../../../src/operator/contract/declaration-declare-phone-number.ts'
import type { WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import type { Session } from '../log-in/sessions.ts'
import { findNumber } from '../phone-numbers.ts'
import { changeDeclaration, type Declaration } from './declarations.ts'
import { situationOf } from './numbers.ts'

const { pukAttempts, pukPause } = limits.declaration

/** How many tries a number's PUK has left; none until `restrictedUntil`, UTC milliseconds. */
export interface PukTries {
  attemptsLeft: number
  restrictedUntil: number | null
}

/** How a number's PUK stands at `now`, UTC milliseconds: after the pause all tries are there again. */
export async function pukTries(database: Database, now: number, phoneNumber: PhoneNumber): Promise<PukTries> {
  const guesses = await database
    .selectFrom('pukGuesses')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst()
  if (!guesses) return { attemptsLeft: pukAttempts, restrictedUntil: null }
  const { wrong, restrictedUntil } = guesses
  if (restrictedUntil === null) return { attemptsLeft: pukAttempts - wrong, restrictedUntil }
  return now < restrictedUntil
    ? { attemptsLeft: 0, restrictedUntil }
    : { attemptsLeft: pukAttempts, restrictedUntil: null }
}

/**
 * Compares a guess with the PUK and counts it, by the number and not by who guesses. Call it in a transaction, so that
 * guesses side by side are counted one by one. Returns what is left afterwards.
 */
export async function guessPuk(
  database: Database,
  now: number,
  { phoneNumber, simPUK }: { phoneNumber: PhoneNumber; simPUK: string },
  guess: string,
): Promise<{ isRight: boolean } & PukTries> {
  const before = await pukTries(database, now, phoneNumber)
  if (before.attemptsLeft === 0) return { isRight: false, ...before }
  const isRight = guess === simPUK
  const attemptsLeft = isRight ? pukAttempts : before.attemptsLeft - 1
  const restrictedUntil = attemptsLeft === 0 ? now + pukPause : null
  await database
    .replaceInto('pukGuesses')
    .values({ phoneNumber, wrong: pukAttempts - attemptsLeft, restrictedUntil })
    .execute()
  return { isRight, attemptsLeft, restrictedUntil }
}

type Declared = WireAnswerOf<typeof declarationDeclarePhoneNumber>

/** Proves with the PUK that the card is in the person's hands. Call it in a transaction. */
export async function declare(
  database: Database,
  now: number,
  session: Session,
  { declarationId, phoneNumber }: Declaration,
  pukCode: string,
): Promise<Declared> {
  const number = await findNumber(database, phoneNumber)
  const situation = await situationOf(database, phoneNumber)
  if (number?.registration !== 'undeclared') return failed('DEFAULT')
  if (situation === 'strongAtPuk' && session.strong === 0) return failed('STRONG_AUTHORIZATION_REQUIRED')
  const { isRight, attemptsLeft, restrictedUntil } = await guessPuk(database, now, number, pukCode)
  if (!isRight)
    return {
      ...failed(restrictedUntil === null ? 'INVALID_PUK_CODE' : 'DECLARATION_RETRY_THRESHOLD_REACHED'),
      attemptsLeft,
      restrictedUntil: restrictedUntil === null ? null : formatInstant(restrictedUntil),
    }
  if (situation === 'refused') return failed('DEFAULT')
  await changeDeclaration(database, declarationId, { pukVerified: 1 })
  return { declarationStatus: 'DECLARATION_VERIFICATION_PENDING' }
}

const failed = (reason: DeclarationFailureReason) =>
  ({ declarationStatus: 'DECLARATION_FAILED', reason, attemptsLeft: null, restrictedUntil: null }) as const
