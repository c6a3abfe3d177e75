import type { Context } from 'hono'
import type { Language } from '../../../src/i18n/language.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'

/** A log-in under way, as its provider's page needs to know it. */
export interface LogIn {
  id: string
  provider: 'uoga' | 'smart'
  language: Language
  /** The number that a code was sent to; null before. */
  phoneNumber: PhoneNumber | null
  /** Not ended, and not too late. */
  isOpen: boolean
  /** Back to the site, where it is too late. */
  lateUrl: string
}

/** Whom the provider has found the person to be. */
export type Claim = { phoneNumber: PhoneNumber } | { personalCode: string }

/** `retryAt`: when the next text may be asked for, UTC milliseconds. */
export type CodeSent =
  | { kind: 'sent' }
  | { kind: 'tooSoon'; retryAt: number }
  | { kind: 'tooMany'; retryAt: number }

/** `phoneNumber`: the one that the right code was sent to. `retryAt`: when another may be tried, UTC milliseconds. */
export type CodeChecked =
  | { kind: 'right'; phoneNumber: PhoneNumber }
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'expired' }
  | { kind: 'noAttemptsLeft' }
  | { kind: 'tooMany'; retryAt: number }

/** Who wants to know who someone is: here the operator, which also texts the codes of its own id. */
export interface LogInDesk {
  find(id: string): Promise<LogIn | undefined>
  /** Texts a code; `context` is the form that asks for it. */
  sendCode(id: string, phoneNumber: PhoneNumber, context: Context): Promise<CodeSent>
  checkCode(id: string, guess: string): Promise<CodeChecked>
  /** Ends a log-in. Returns where the person continues; undefined where it had ended before. */
  approve(id: string, claim: Claim): Promise<string | undefined>
  cancel(id: string): Promise<string | undefined>
}
