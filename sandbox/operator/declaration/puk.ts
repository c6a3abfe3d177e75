import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { DeclarationFailureReason } from '../../../src/operator/contract/activation-error.ts'
import type { declarationDeclarePhoneNumber } from '../../../src/operator/contract/declaration-declare-phone-number.ts'
import type { WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import { type Caller, callerIn, isSameCaller } from '../caller.ts'
import type { Database } from '../database.ts'
import { pauseAfter } from '../growing-pause.ts'
import { limits } from '../limits.ts'
import { isStrong, type Session } from '../log-in/sessions.ts'
import { findNumber } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'
import { changeDeclaration, type Declaration } from './declarations.ts'
import { situationOf } from './numbers.ts'

const { pukAttempts, pukPause, wrongPuksFromAll } = limits.declaration

/** How many tries at a number's PUK a caller has left; none until `restrictedUntil`, UTC milliseconds. */
export interface PukTries {
  attemptsLeft: number
  restrictedUntil: number | null
}

/**
 * The state of a number's PUK for this caller at `now`, UTC milliseconds. A caller's own wrong ones end the tries, until
 * after a pause all of them are there again. What all callers got wrong together only makes everybody wait: minutes at
 * most, so that no one locks a number against its holder, and a day has no time for many guesses.
 */
export async function pukTries(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  caller: Caller,
): Promise<PukTries> {
  const guesses = await database
    .selectFrom('wrongPuks')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .orderBy('id')
    .execute()
  const own = triesAfter(guesses.filter((guess) => isEverybodys(guess) || isSameCaller(guess, caller)))
  const recent = guesses.filter(({ guessedAt }) => guessedAt > now - wrongPuksFromAll.window)
  const pauseEnds = (recent.at(-1)?.guessedAt ?? 0) + pauseAfter(recent.length, wrongPuksFromAll)
  const restrictedUntil = Math.max(pauseEnds, own.restrictedUntil ?? 0)
  if (now < restrictedUntil) return { attemptsLeft: 0, restrictedUntil }
  return { attemptsLeft: own.attemptsLeft || pukAttempts, restrictedUntil: null }
}

/** The sandbox's number that is out of tries is so for a user who asks. */
const isEverybodys = ({ address, account }: Caller) => address === null && account === null

/** What one caller's wrong PUKs, oldest first, have left. */
const triesAfter = (guesses: readonly Pick<Tables['wrongPuks'], 'guessedAt'>[]): PukTries =>
  guesses.reduce<PukTries>(
    (tries, { guessedAt }) => {
      const isOver = tries.restrictedUntil !== null && guessedAt >= tries.restrictedUntil
      const attemptsLeft = Math.max(0, (isOver ? pukAttempts : tries.attemptsLeft) - 1)
      return { attemptsLeft, restrictedUntil: attemptsLeft === 0 ? guessedAt + pukPause : null }
    },
    { attemptsLeft: pukAttempts, restrictedUntil: null },
  )

/**
 * Compares a guess with the PUK and counts it. Call it in a transaction, so that guesses side by side are counted one by
 * one. Returns what is left afterwards.
 */
export async function guessPuk(
  database: Database,
  now: number,
  { phoneNumber, simPUK }: { phoneNumber: PhoneNumber; simPUK: string },
  caller: Caller,
  guess: string,
): Promise<{ isRight: boolean } & PukTries> {
  const before = await pukTries(database, now, phoneNumber, caller)
  if (before.attemptsLeft === 0) return { isRight: false, ...before }
  if (guess === simPUK) {
    await database
      .deleteFrom('wrongPuks')
      .where('phoneNumber', '=', phoneNumber)
      .where((wrong) =>
        wrong.or([wrong('address', '=', caller.address), wrong('account', '=', caller.account)]),
      )
      .execute()
    return { isRight: true, attemptsLeft: pukAttempts, restrictedUntil: null }
  }
  await database
    .insertInto('wrongPuks')
    .values({ phoneNumber, ...caller, guessedAt: now })
    .execute()
  return { isRight: false, ...(await pukTries(database, now, phoneNumber, caller)) }
}

type Declared = WireAnswerOf<typeof declarationDeclarePhoneNumber>

/** Proves with the PUK that the card is in the person's hands. Call it in a transaction. */
export async function declare(
  database: Database,
  now: number,
  session: Session,
  address: string | null,
  { declarationId, phoneNumber }: Declaration,
  pukCode: string,
): Promise<Declared> {
  const number = await findNumber(database, phoneNumber)
  const situation = await situationOf(database, phoneNumber)
  if (number?.registration !== 'undeclared') return failed('DEFAULT')
  if (situation === 'strongAtPuk' && !isStrong(session, now)) return failed('STRONG_AUTHORIZATION_REQUIRED')
  const caller = callerIn(address, session)
  const { isRight, attemptsLeft, restrictedUntil } = await guessPuk(database, now, number, caller, pukCode)
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
