import { isPhoneNumber, type PhoneNumber } from '../lib/phone-number.ts'
import { callOperation, type OperationOptions } from '../operator/client/call-operation.ts'
import type { Operation } from '../operator/client/operation.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import type { Effect } from '../operator/contract/endpoint.ts'
import type { OperationRefusal } from '../operator/contract/operation-errors.ts'
import { handleOutcome } from './handle-outcome.ts'
import { noteCall } from './note-call.ts'
import { $changes } from './session.state.ts'

/** `callOperation` for features: the session is notified of every outcome. Apart from callOperator, whose pages load no GraphQL. */
export async function queryOperator<Variables extends object, Value, Kind extends Effect>(
  operation: Operation<Variables, Value, Kind>,
  variables: Variables,
  ...options: OperationOptions<Kind>
): Promise<Outcome<Value, OperationRefusal>> {
  const changes = operation.effect === 'read' ? 0 : 1
  $changes.set($changes.get() + changes)
  const called = noteCall(nameOf(operation.document), await callOperation(operation, variables, ...options))
  const outcome = handleOutcome(called, namedIn(variables))
  $changes.set($changes.get() - changes)
  return outcome
}

const nameOf = (document: object): string => /\b(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? ''

const namedIn = (variables: object): PhoneNumber | undefined =>
  'phoneNumber' in variables && isPhoneNumber(variables.phoneNumber) ? variables.phoneNumber : undefined
