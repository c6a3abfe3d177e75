import type { Language } from '../../../src/i18n/language.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { limits } from '../limits.ts'
import { findNumber } from '../phone-numbers.ts'
import { sendText } from '../texts.ts'
import type { CodePurpose } from './tables.ts'
import { codeText } from './words.ts'

/** The one request that a code belongs to: a code opens nothing else. */
export interface CodeSubject {
  purpose: CodePurpose
  subject: string
}

/** `resendAt` and `retryAt`: when the next text may be asked for, UTC milliseconds. */
export type CodeSent =
  | { kind: 'sent'; resendAt: number }
  | { kind: 'tooSoon'; retryAt: number }
  | { kind: 'tooMany'; retryAt: number }

/**
 * `phoneNumber`: the one that the right code was sent to, whatever was asked for since. `retryAt`: when a new code for
 * this number may be tried, UTC milliseconds.
 */
export type CodeChecked =
  | { kind: 'right'; phoneNumber: PhoneNumber }
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'expired' }
  | { kind: 'noAttemptsLeft' }
  | { kind: 'tooMany'; retryAt: number }

const { life, attempts, resendDelay, textsInWindow, wrongGuessesInWindow, window } = limits.code

/**
 * Texts a new code; the one before is no longer good. A number that is not the operator's gets no text and the same
 * answer, so that nobody learns whose it is. Call it in a transaction.
 */
export async function sendCode(
  database: Database,
  now: number,
  { purpose, subject, phoneNumber, language }: CodeSubject & { phoneNumber: PhoneNumber; language: Language },
): Promise<CodeSent> {
  const recent = await recentCodes(database, now, purpose, phoneNumber)
  const [latest] = recent
  const oldest = recent[textsInWindow - 1]
  if (oldest) return { kind: 'tooMany', retryAt: oldest.sentAt + window }
  if (latest && now < latest.sentAt + resendDelay)
    return { kind: 'tooSoon', retryAt: latest.sentAt + resendDelay }
  const code = randomDigits(6)
  await database
    .insertInto('codes')
    .values({ purpose, subject, phoneNumber, code, wrongGuesses: 0, used: 0, sentAt: now })
    .execute()
  if (await findNumber(database, phoneNumber))
    await sendText(database, now, phoneNumber, codeText[language][purpose](code))
  return { kind: 'sent', resendAt: now + resendDelay }
}

/**
 * Compares a guess with the latest code and counts it in the same transaction, so that guesses side by side are
 * counted one by one. A right code is used up.
 */
export async function checkCode(
  database: Database,
  now: number,
  { purpose, subject }: CodeSubject,
  guess: string,
): Promise<CodeChecked> {
  const latest = await database
    .selectFrom('codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!latest || latest.used || now >= latest.sentAt + life) return { kind: 'expired' }
  const recent = await recentCodes(database, now, purpose, latest.phoneNumber)
  const wrongGuesses = recent.reduce((sum, code) => sum + code.wrongGuesses, 0)
  const oldest = recent.at(-1) ?? latest
  if (wrongGuesses >= wrongGuessesInWindow) return { kind: 'tooMany', retryAt: oldest.sentAt + window }
  if (latest.wrongGuesses >= attempts) return { kind: 'noAttemptsLeft' }
  const isRight = guess === latest.code
  await database
    .updateTable('codes')
    .set(isRight ? { used: 1 } : { wrongGuesses: latest.wrongGuesses + 1 })
    .where('id', '=', latest.id)
    .execute()
  if (isRight) return { kind: 'right', phoneNumber: latest.phoneNumber }
  const attemptsLeft = attempts - latest.wrongGuesses - 1
  return attemptsLeft > 0 ? { kind: 'wrong', attemptsLeft } : { kind: 'noAttemptsLeft' }
}

/** Newest first. */
const recentCodes = (database: Database, now: number, purpose: CodePurpose, phoneNumber: PhoneNumber) =>
  database
    .selectFrom('codes')
    .select(['sentAt', 'wrongGuesses'])
    .where('purpose', '=', purpose)
    .where('phoneNumber', '=', phoneNumber)
    .where('sentAt', '>', now - window)
    .orderBy('id', 'desc')
    .execute()

/** Every number of so many digits is as likely as any other. */
function randomDigits(length: number): string {
  const range = 10 ** length
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  // What is over the last whole range would make the low numbers likelier.
  return random < Math.floor(2 ** 32 / range) * range
    ? String(random % range).padStart(length, '0')
    : randomDigits(length)
}
