import type { Language } from '../../../src/i18n/language.ts'
import type { CodeChecked, CodeSent } from './log-in-desk.ts'
import { words } from './words.ts'

/** Why no code was sent, and when it can be. */
export function sendingProblem(
  language: Language,
  sent: Exclude<CodeSent, { kind: 'sent' }>,
  now: number,
): string {
  const text = words[language]
  return sent.kind === 'tooSoon'
    ? text.tooSoon(Math.ceil((sent.retryAt - now) / 1000))
    : text.tooMany(minutesTo(sent.retryAt, now))
}

/** Why a code opened nothing. */
export function codeProblem(
  language: Language,
  checked: Exclude<CodeChecked, { kind: 'right' }>,
  now: number,
): string {
  const text = words[language]
  switch (checked.kind) {
    case 'wrong':
      return text.wrongCode(checked.attemptsLeft)
    case 'expired':
      return text.codeExpired
    case 'noAttemptsLeft':
      return text.noAttemptsLeft
    case 'tooMany':
      return text.tooMany(minutesTo(checked.retryAt, now))
    default:
      return checked satisfies never
  }
}

const minutesTo = (time: number, now: number) => Math.ceil((time - now) / 60_000)
