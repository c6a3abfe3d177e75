import { activated } from '../lib/when-activated.ts'
import type { CallOptions } from '../operator/client/exchange.ts'
import type { Trouble } from '../operator/client/outcome.ts'
import { whereKnown } from '../operator/client/where-known.ts'
import { authorizationStatus } from '../operator/contract/authorization-status.ts'
import { asTrouble } from './as-trouble.ts'
import { callOperator } from './call-operator.ts'
import { $isStrong } from './session.state.ts'
import { becomeGuest, becomeSignedIn } from './session-changes.ts'
import { signedInHint } from './signed-in-hint.ts'

interface LearnOptions extends CallOptions {
  /** Asks where the hint says guest, too: on pages for customers only, and after a log-in. */
  withoutHint?: boolean
}

/**
 * Asks the operator whether somebody is signed in; without the hint nobody asks. Returns what stood in the way of an
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
  const outcome = await whereKnown(
    callOperator(authorizationStatus, {}, options),
    (answer) => answer.status !== 'unknown',
  )
  if (outcome.kind !== 'answer') return asTrouble(outcome)
  $isStrong.set(outcome.value.status === 'signedIn' && outcome.value.strong)
  if (outcome.value.status === 'guest') becomeGuest()
  else becomeSignedIn()
  return undefined
}
