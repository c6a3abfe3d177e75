import type * as v from 'valibot'
import type { CodeNotVerified } from '../../../src/operator/contract/code-answers.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import type { CodeChecked, CodeSent } from './codes.ts'

/** Why no code goes out, as the contract has it. */
export const codeNotSent = (sent: Exclude<CodeSent, { kind: 'sent' }>) => ({
  status: 'codeNotSent' as const,
  reason: sent.kind === 'tooSoon' ? ('SMS_RETRY_DELAY' as const) : ('SMS_RETRY_THRESHOLD_REACHED' as const),
  restrictedUntil: formatInstant(sent.retryAt),
})

/** Why a code isn't taken, as the contract has it. */
export function codeNotVerified(
  checked: Exclude<CodeChecked, { kind: 'right' }>,
): v.InferInput<typeof CodeNotVerified> {
  switch (checked.kind) {
    case 'wrong':
      return notVerified('INVALID_VERIFICATION_CODE', checked.attemptsLeft)
    case 'expired':
      return notVerified('VERIFICATION_CODE_EXPIRED', 0)
    case 'noAttemptsLeft':
    case 'tooMany':
      return notVerified('VERIFICATION_THRESHOLD_REACHED', 0)
  }
}

const notVerified = <Reason extends string>(reason: Reason, attemptsLeft: number) =>
  ({ status: 'notVerified', reason, attemptsLeft }) as const
