import type { PhoneNumber } from '../lib/phone-number.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { isForCustomers, missingNumberPath } from './page-paths.ts'
import { type Reaction, reactionTo } from './reaction.ts'
import { missingNumberAddress } from './redirects.ts'
import { $changedNumber, $downReference, $session, hintedSession } from './session.state.ts'
import { becomeGuest } from './session-changes.ts'

/**
 * Tells the session how a call ended and hands the outcome on: a user who called still words it on its screen.
 * `named`: the number that the call named.
 */
export function handleOutcome<Ended extends Outcome<unknown>>(outcome: Ended, named?: PhoneNumber): Ended {
  apply(reactionTo(outcome, named))
  return outcome
}

function apply(reaction: Reaction) {
  switch (reaction.kind) {
    case 'none':
      return
    case 'available':
      $downReference.set(undefined)
      // A page for customers asks who is there whatever the hint says: without storage there is none.
      if ($session.get() === 'unavailable') $session.set(isForCustomers() ? 'unknown' : hintedSession())
      return
    case 'signedOut':
      becomeGuest()
      return
    case 'unavailable':
      $downReference.set(reaction.reference)
      $session.set('unavailable')
      return
    case 'numberChanged':
      return $changedNumber.set(reaction.about)
    case 'missingNumber':
      return leaveFor(missingNumberPath(), reaction.phoneNumber)
    default:
      reaction satisfies never
  }
}

/** The page for it also calls the operator, and would receive the same. */
function leaveFor(page: string, phoneNumber: string): void {
  if (location.pathname === page) return
  location.assign(missingNumberAddress(page, location.pathname, phoneNumber))
}
