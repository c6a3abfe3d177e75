import type { PhoneNumber } from '../lib/phone-number.ts'
import type { Outcome } from '../operator/client/outcome.ts'

/** What a call's outcome means for the session, whichever feature made the call. */
export type Reaction =
  | { kind: 'none' }
  /** The operator answers again. */
  | { kind: 'available' }
  | { kind: 'signedOut' }
  | { kind: 'unavailable'; reference: string }
  /**
   * A write named a number that isn't the current one any more: nothing was done.
   * Why: docs/decisions/0039-writes-name-their-number.md
   */
  | { kind: 'numberChanged'; about: PhoneNumber }
  /** The customer's number is no longer in use. */
  | { kind: 'missingNumber'; phoneNumber: PhoneNumber }

/**
 * A refusal by a call's own rules is an answer, too: the operator is there. Silence says nothing of the session.
 * `named`: the number that the call named.
 */
export function reactionTo(outcome: Outcome<unknown>, named?: PhoneNumber): Reaction {
  switch (outcome.kind) {
    case 'answer':
      return { kind: 'available' }
    case 'failure':
      return outcome.code === 'PHONE_NUMBER_CHANGED' && named
        ? { kind: 'numberChanged', about: named }
        : { kind: 'available' }
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
