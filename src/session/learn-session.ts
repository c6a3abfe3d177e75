import type { CallOptions } from '../operator/client/exchange.ts'
import { authorizationStatus } from '../operator/contract/authorization-status.ts'
import { callOperator } from './call-operator.ts'
import { $session, signedInHint } from './session.state.ts'

/**
 * Asks the operator whether the hint is right; without the hint nobody asks. What stays unanswered stays `unknown`,
 * and may be asked again.
 */
export async function learnSession(options: CallOptions = {}): Promise<void> {
  if (!signedInHint.read()) {
    $session.set('guest')
    return
  }
  const outcome = await callOperator(authorizationStatus, {}, options)
  if (outcome.kind !== 'answer') return
  if (outcome.value.status === 'guest') signedInHint.remove()
  $session.set(outcome.value.status)
}
