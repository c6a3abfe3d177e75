import * as v from 'valibot'
import { randomCode } from '../../lib/random-code.ts'
import { apiPath, type Effect, graphqlPath } from '../contract/endpoint.ts'
import { idempotencyKeyHeader, requestIdHeader } from '../contract/headers.ts'
import { OperationErrorCode } from '../contract/operation-errors.ts'
import { type CallOptions, exchange } from './exchange.ts'
import type { Operation } from './operation.ts'
import { type Outcome, receive } from './outcome.ts'
import { pageTransport } from './transport.ts'

interface WritingOptions extends CallOptions {
  /** One per intent, saved before the call: see intent.ts. */
  idempotencyKey: string
}

export type OperationOptions<Kind extends Effect> = Kind extends 'write'
  ? [options: WritingOptions]
  : [options?: CallOptions]

const codeless: { extensions: { code: OperationErrorCode } } = { extensions: { code: 'UNKNOWN' } }
const Errors = v.fallback(
  v.array(v.fallback(v.object({ extensions: v.object({ code: OperationErrorCode }) }), codeless)),
  [],
)
const Answer = v.fallback(v.object({ data: v.optional(v.unknown()), errors: v.optional(Errors, []) }), {
  data: undefined,
  errors: [],
})

/**
 * One GraphQL operation. Errors that leave the data incomplete are a failure with the first error's code (`UNKNOWN`
 * where it has none that is known); errors beside whole data are only logged. A write has its key and the others do no
 * more the second time, so each may be sent once more after a lost connection. It never throws, and takes 10 s at most.
 */
export async function callOperation<Variables extends object, Value, Kind extends Effect>(
  operation: Operation<Variables, Value, Kind>,
  variables: Variables,
  ...[options = {}]: OperationOptions<Kind>
): Promise<Outcome<Value, OperationErrorCode>> {
  const document = String(operation.document)
  const reference = randomCode(12)
  const unknown = (reason: 'malformedAnswer' | 'refused') => ({ kind: 'unknown', reason, reference }) as const
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [requestIdHeader]: reference,
    ...('idempotencyKey' in options && { [idempotencyKeyHeader]: options.idempotencyKey }),
  })
  const body = JSON.stringify({ operationName: nameOf(document), variables, query: document })
  const reply = await exchange(
    apiPath(graphqlPath),
    { method: 'POST', headers, body, repeatable: true },
    options,
  )
  const received = receive(reply, reference, (options.transport ?? pageTransport).clock.now())
  if (received.kind !== 'received') return received
  if (received.refused) return unknown('refused')
  const answer = v.parse(Answer, received.json)
  if (answer.errors.length > 0) warn(document, answer.errors)
  const parsed = v.safeParse(operation.schema, answer.data)
  if (parsed.success) return { kind: 'answer', value: parsed.output, reference }
  const [first] = answer.errors
  return first ? { kind: 'failure', code: first.extensions.code, reference } : unknown('malformedAnswer')
}

/** A generated document begins with its one operation. */
const nameOf = (document: string): string | undefined => /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1]

/** The console stays silent for visitors. */
function warn(document: string, errors: unknown): void {
  if (import.meta.env.DEV) console.warn(document.trim().split('\n')[0], errors)
}
