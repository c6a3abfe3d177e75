import type { PhoneNumber } from '../lib/phone-number.ts'
import type { Outcome } from '../operator/client/outcome.ts'

/** What a call's outcome means for the session, whichever feature made the call. */
export type Reaction =
  | { kind: 'none' }
  /** The operator answers again. */
  | { kind: 'available' }
  | { kind: 'signedOut' }
  | { kind: 'unavailable'; reference: string }
  /** The customer's number is no longer in use. */
  | { kind: 'missingNumber'; phoneNumber: PhoneNumber }

/** A refusal by a call's own rules is an answer, too: the operator is there. Silence says nothing of the session. */
export function reactionTo(outcome: Outcome<unknown>): Reaction {
  switch (outcome.kind) {
    case 'answer':
    case 'failure':
      return { kind: 'available' }
    case 'unauthorized':
      return { kind: 'signedOut' }
    case 'unavailable':
      return outcome
    case 'missingPhoneNumber':
      return { kind: 'missingNumber', phoneNumber: outcome.phoneNumber }
    case 'unknown':
      return { kind: 'none' }
    default:
      return outcome satisfies never
  }
}
