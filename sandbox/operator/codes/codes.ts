import type { Language } from '../../../src/i18n/language.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { countCall } from '../call-limits.ts'
import { type Caller, isSameCaller } from '../caller.ts'
import type { Database } from '../database.ts'
import { pauseAfter } from '../growing-pause.ts'
import { limits } from '../limits.ts'
import { findNumber } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'
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

const { life, attempts, resendDelay, textsInWindow, wrongGuessesInWindow, window, textsFromAll } = limits.code

/**
 * Texts a new code; those before it for the same purpose, to this number or about this subject, are no longer good,
 * a user who asked for them. A number that is not the operator's gets no text and the same answer, so that no one learns
 * whose it is; `goesOut` says it where another rule decides. `about` is what they are ended and counted by: the number, unless said. What one caller may ask for is counted by the caller; all together only make the pauses longer, so that
 * a stranger keeps no holder from a code for more than minutes. Call it in a transaction.
 */
export async function sendCode(
  database: Database,
  now: number,
  {
    purpose,
    subject,
    phoneNumber,
    language,
    caller,
    goesOut,
    about = phoneNumber,
  }: CodeSubject & {
    phoneNumber: PhoneNumber
    language: Language
    caller: Caller
    goesOut?: boolean
    about?: string
  },
): Promise<CodeSent> {
  const codes = await codesFor(database, now, purpose, about)
  const oldest = ofCaller(codes, now, caller)[textsInWindow - 1]
  if (oldest) return { kind: 'tooMany', retryAt: oldest.sentAt + window }
  const [latest] = codes
  const pause = Math.max(resendDelay, pauseAfter(codes.length, textsFromAll))
  if (latest && now < latest.sentAt + pause) return { kind: 'tooSoon', retryAt: latest.sentAt + pause }
  const callsAgainAt = await countCall(database, now, 'texts', caller)
  if (callsAgainAt !== undefined) return { kind: 'tooMany', retryAt: callsAgainAt }
  await database
    .updateTable('codes')
    .set({ isOver: 1 })
    .where('purpose', '=', purpose)
    .where((code) => code.or([code('about', '=', about), code('subject', '=', subject)]))
    .execute()
  const code = randomDigits(6)
  await database
    .insertInto('codes')
    .values({
      purpose,
      subject,
      about,
      phoneNumber,
      ...caller,
      code,
      wrongGuesses: 0,
      isOver: 0,
      sentAt: now,
    })
    .execute()
  if (goesOut ?? (await findNumber(database, phoneNumber)))
    await sendText(database, now, phoneNumber, codeText[language][purpose](code))
  return { kind: 'sent', resendAt: now + Math.max(resendDelay, pauseAfter(codes.length + 1, textsFromAll)) }
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
  if (!latest || latest.isOver || now >= latest.sentAt + life) return { kind: 'expired' }
  const codes = await codesFor(database, now, purpose, latest.about)
  const own = ofCaller(codes, now, latest)
  const wrongGuesses = own.reduce((sum, code) => sum + code.wrongGuesses, 0)
  const oldest = own.at(-1) ?? latest
  if (wrongGuesses >= wrongGuessesInWindow) return { kind: 'tooMany', retryAt: oldest.sentAt + window }
  if (latest.wrongGuesses >= attempts) return { kind: 'noAttemptsLeft' }
  const isRight = guess === latest.code
  await database
    .updateTable('codes')
    .set(isRight ? { isOver: 1 } : { wrongGuesses: latest.wrongGuesses + 1 })
    .where('id', '=', latest.id)
    .execute()
  if (isRight) return { kind: 'right', phoneNumber: latest.phoneNumber }
  const attemptsLeft = attempts - latest.wrongGuesses - 1
  return attemptsLeft > 0 ? { kind: 'wrong', attemptsLeft } : { kind: 'noAttemptsLeft' }
}

type SentCode = Pick<Tables['codes'], 'sentAt' | 'wrongGuesses' | 'address' | 'account'>

/** Those of a day, newest first. */
const codesFor = (
  database: Database,
  now: number,
  purpose: CodePurpose,
  about: string,
): Promise<SentCode[]> =>
  database
    .selectFrom('codes')
    .select(['sentAt', 'wrongGuesses', 'address', 'account'])
    .where('purpose', '=', purpose)
    .where('about', '=', about)
    .where('sentAt', '>', now - textsFromAll.window)
    .orderBy('id', 'desc')
    .execute()

/** Those that the same address or account asked for within the window. */
const ofCaller = (codes: readonly SentCode[], now: number, caller: Caller): SentCode[] =>
  codes.filter((code) => code.sentAt > now - window && isSameCaller(code, caller))

/** Every number of so many digits is as likely as any other. */
function randomDigits(length: number): string {
  const range = 10 ** length
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  // What is over the last whole range would make the low numbers likelier.
  return random < Math.floor(2 ** 32 / range) * range
    ? String(random % range).padStart(length, '0')
    : randomDigits(length)
}
