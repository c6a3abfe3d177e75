import { callEndpoint, type OptionsFor } from '../operator/client/call-endpoint.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import type { AnswerOf, CodeOf, Endpoint, RequestOf } from '../operator/contract/endpoint.ts'
import { handleOutcome } from './handle-outcome.ts'
import { noteCall } from './note-call.ts'

/** `callEndpoint` for features: the session is notified of every outcome. */
export async function callOperator<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  ...options: OptionsFor<E>
): Promise<Outcome<AnswerOf<E>, CodeOf<E>>> {
  const outcome = await callEndpoint(endpoint, request, ...options)
  return handleOutcome(noteCall(endpoint.path.slice('/v1/'.length), outcome))
}
