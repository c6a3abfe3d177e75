import type { Intent } from '../../operator/client/intent.ts'
import { isRefusal, type Outcome } from '../../operator/client/outcome.ts'

/**
 * Sends a write with one key for as long as no answer to it is known: a second press after a lost answer, or after a
 * reload, is the same wish. Once it is answered the same request is another wish: the operator may then say something else.
 */
export async function writeOnce<Request extends object, Value, Code extends string>(
  intent: Intent,
  request: Request,
  send: (request: Request, idempotencyKey: string) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code>> {
  const key = await intent.keyFor(request)
  const outcome = await send(request, key)
  if (outcome.kind === 'answer' || isRefusal(outcome)) intent.forget(key)
  return outcome
}
