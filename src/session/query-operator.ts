import { callOperation, type OperationOptions } from '../operator/client/call-operation.ts'
import type { Operation } from '../operator/client/operation.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { handleOutcome } from './handle-outcome.ts'

/** `callOperation` for features: the session hears of every outcome. Apart from callOperator, whose pages load no GraphQL. */
export async function queryOperator<Variables extends object, Value>(
  operation: Operation<Variables, Value>,
  variables: Variables,
  options?: OperationOptions,
): Promise<Outcome<Value>> {
  return handleOutcome(await callOperation(operation, variables, options))
}
