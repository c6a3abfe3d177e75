import type { Outcome } from '../operator/client/outcome.ts'

/** What a call's outcome means for the session, whichever feature made the call. */
export type Reaction =
  | { kind: 'none' }
  /** The operator answers again. */
  | { kind: 'available' }
  | { kind: 'signedOut' }
  | { kind: 'unavailable' }
  /** `path` has the number in its query; the page that reads it takes it out of the address bar. */
  | { kind: 'leave'; path: string }

/** `missingNumberPath`: the page for a customer whose number is no longer in use. */
export function reactionTo(outcome: Outcome<unknown>, missingNumberPath: string): Reaction {
  switch (outcome.kind) {
    case 'answer':
    case 'failure':
      return { kind: 'available' }
    case 'unauthorized':
      return { kind: 'signedOut' }
    case 'unavailable':
      return { kind: 'unavailable' }
    case 'missingPhoneNumber':
      return {
        kind: 'leave',
        path: `${missingNumberPath}?${new URLSearchParams({ phoneNumber: outcome.phoneNumber })}`,
      }
    case 'unknown':
      return { kind: 'none' }
    default:
      return outcome satisfies never
  }
}
