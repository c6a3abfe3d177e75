import { fill } from '../../i18n/fill.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { linkWords } from '../numbers/link-words.ts'
import type { RegistrationWords } from './registration.microcopy.ts'
import type { CodeProblem, PukStep } from './registration-screen.ts'

/** What a person reads of a number that goes no further. Here nothing is taken over and nothing is theirs yet, so some say other than in settings. */
export function toldInWords(
  { told, attemptsLeft }: { told: LinkOutcome; attemptsLeft: number | null },
  words: RegistrationWords,
): string {
  switch (told.key) {
    case 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT':
    case 'OWNERSHIP_ALREADY_DECLARED':
    case 'ALREADY_ACTIVE':
      return words[`registration.${told.key}`]
    default:
      return linkWords(told, attemptsLeft, words)
  }
}

/** What is wrong with the code is at its field; undefined where it is something else. */
export function codeErrorInWords(
  problem: CodeProblem | undefined,
  words: RegistrationWords,
): string | undefined {
  if (problem?.kind === 'missing') return words['link.codeMissing']
  if (problem?.kind !== 'told') return undefined
  switch (problem.told.kind) {
    case 'invalidVerificationCode':
    case 'verificationCodeExpired':
      return toldInWords(problem, words)
    default:
      return undefined
  }
}

/** As `codeErrorInWords`, of the PUK. */
export function pukErrorInWords(
  { problem, attemptsLeft }: PukStep,
  words: RegistrationWords,
): string | undefined {
  switch (problem?.kind) {
    case 'missing':
      return words['registration.pukCodeRequired']
    case 'malformed':
      return words['registration.pukCodeMalformed']
    case 'wrong':
      return attemptsLeft === null
        ? words['registration.pukCodeInvalidUnknown']
        : fill(words['registration.pukCodeInvalid'], { n: attemptsLeft })
    default:
      return undefined
  }
}
