import type { Outcome } from '../operator/client/outcome.ts'
import { type Reaction, reactionTo } from './reaction.ts'
import { $session, hintedSession, signedInHint } from './session.state.ts'

/** From the environment at build time; the route of the specification where it is not set. */
const missingNumberPath: string = import.meta.env.MISSING_NUMBER_PATH ?? '/mano/nebeliko-nr'

/** Tells the session how a call ended and hands the outcome on: whoever called still words it on its screen. */
export function handleOutcome<Ended extends Outcome<unknown>>(outcome: Ended): Ended {
  apply(reactionTo(outcome, missingNumberPath))
  return outcome
}

function apply(reaction: Reaction): void {
  switch (reaction.kind) {
    case 'none':
      return
    case 'available':
      if ($session.get() === 'unavailable') $session.set(hintedSession())
      return
    case 'signedOut':
      signedInHint.remove()
      $session.set('guest')
      return
    case 'unavailable':
      $session.set('unavailable')
      return
    case 'leave':
      location.assign(reaction.path)
      return
    default:
      reaction satisfies never
  }
}
