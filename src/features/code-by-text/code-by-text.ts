import type * as v from 'valibot'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { CodeNotVerified } from '../../operator/contract/code-answers.ts'
import type { Failed } from '../../session/loaded.ts'

/** Why no code was sent: the operator's own rules, or no answer. */
export type AskProblem<Told> = { kind: 'told'; told: Told } | { kind: 'failed'; failed: Failed }

type NotVerified = v.InferOutput<typeof CodeNotVerified>

/** Why a code doesn't do. */
export type CodeProblem<Told> =
  | { kind: 'missing' }
  | ({ kind: 'notVerified' } & Pick<NotVerified, 'reason' | 'attemptsLeft'>)
  /** What it was sent for isn't known any more. */
  | { kind: 'notFound' }
  | AskProblem<Told>

/** The step at which a code is typed. */
export interface CodeEntry<Told> {
  name: 'code'
  phoneNumber: PhoneNumber
  /** Another text may be sent from then on, UTC milliseconds; null at once. */
  restrictedUntil: number | null
  busy?: 'verifying' | 'resending'
  problem?: CodeProblem<Told>
}
