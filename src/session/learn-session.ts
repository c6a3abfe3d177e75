import { systemClock } from '../lib/clock.ts'
import { activated } from '../lib/when-activated.ts'
import type { CallOptions } from '../operator/client/exchange.ts'
import type { Outcome, Trouble } from '../operator/client/outcome.ts'
import { whereKnown } from '../operator/client/where-known.ts'
import { authorizationStatus } from '../operator/contract/authorization-status.ts'
import type { AnswerOf } from '../operator/contract/endpoint.ts'
import { asTrouble } from './as-trouble.ts'
import { callOperator } from './call-operator.ts'
import { $isStrong, $sessionEnd } from './session.state.ts'
import { becomeGuest, becomeSignedIn } from './session-changes.ts'
import { signedInHint } from './signed-in-hint.ts'
import { wearLine } from './wear-line.ts'

interface LearnOptions extends CallOptions {
  /** Asks where the hint says guest, too: on pages for customers only, and after a log-in. */
  withoutHint?: boolean
}

/**
 * Asks the operator whether someone is signed in; without the hint no one asks. Returns what was in the way of an
 * answer: the session is then what it was before, or unavailable.
 */
export async function learnSession({
  withoutHint = false,
  ...options
}: LearnOptions = {}): Promise<Trouble | undefined> {
  if (!withoutHint && !signedInHint.read()) {
    becomeGuest()
    return undefined
  }
  // A question costs a frame: what is known is seen first.
  await activated
  return takeStatus(callOperator(authorizationStatus, {}, options))
}

type Status = AnswerOf<typeof authorizationStatus>

/** The session is what a call says of it. Returns what was in the way of an answer. */
export async function takeStatus(asked: Promise<Outcome<Status>>): Promise<Trouble | undefined> {
  const outcome = await whereKnown(asked, (answer) => answer.status !== 'unknown')
  if (outcome.kind !== 'answer') return asTrouble(outcome)
  const { value } = outcome
  $isStrong.set(value.status === 'signedIn' && value.strong)
  if (value.status === 'guest') becomeGuest()
  else {
    $sessionEnd.set({
      at: systemClock.now() + value.expiresInSeconds * 1000,
      isProlongable: value.prolongable,
    })
    becomeSignedIn()
    wearLine(value.line === 'extra')
  }
  return undefined
}
