import { GraphQLClient } from 'graphql-request'
import * as v from 'valibot'
import { randomCode } from '../../lib/random-code.ts'
import { apiPath, type Effect, graphqlPath } from '../contract/endpoint.ts'
import { idempotencyKeyHeader, requestIdHeader } from '../contract/headers.ts'
import { OperationErrorCode, type OperationRefusal } from '../contract/operation-errors.ts'
import { type CallOptions, exchange } from './exchange.ts'
import type { Operation } from './operation.ts'
import { type Outcome, receive, type Trouble } from './outcome.ts'
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

/**
 * One GraphQL operation. Errors that leave the data incomplete are a failure with the first error's code; without one
 * that the contract knows, and with the operator's own mistake, no one knows what was done. Errors beside whole data are
 * only logged. A write has its key and the others do no more the second time, so each may be sent once more after a
 * lost connection. It never throws, and takes 10 s at most.
 */
export async function callOperation<Variables extends object, Value, Kind extends Effect>(
  operation: Operation<Variables, Value, Kind>,
  variables: Variables,
  ...[options = {}]: OperationOptions<Kind>
): Promise<Outcome<Value, OperationRefusal>> {
  const document = String(operation.document)
  const reference = randomCode(12)
  const unknown = (reason: 'malformedAnswer' | 'refused' | 'serverError') =>
    ({ kind: 'unknown', reason, reference }) as const
  const { origin, clock } = options.transport ?? pageTransport
  let trouble: Trouble | undefined

  const client = new GraphQLClient(`${origin()}${apiPath(graphqlPath)}`, {
    errorPolicy: 'all',
    async fetch(_url, { method, headers, body } = {}) {
      const reply = await exchange(apiPath(graphqlPath), { method, headers, body, repeatable: true }, options)
      const received = receive(reply, reference, clock.now())
      if (received.kind === 'received' && !received.refused) return Response.json(received.json)
      trouble = received.kind === 'received' ? unknown('refused') : received
      throw new Error(trouble.kind)
    },
    headers: {
      Accept: 'application/json',
      [requestIdHeader]: reference,
      ...('idempotencyKey' in options && { [idempotencyKeyHeader]: options.idempotencyKey }),
    },
  })

  try {
    const { data, errors: given } = await client.rawRequest<unknown>(document, variables)
    const errors = v.parse(Errors, given)
    if (errors.length > 0) warn(document, errors)
    const parsed = v.safeParse(operation.schema, data)
    if (parsed.success) return { kind: 'answer', value: parsed.output, reference }
    const [first] = errors
    if (!first) return unknown('malformedAnswer')
    const { code } = first.extensions
    // GraphQL leaves `data` out where a question never ran: an older operator doesn't know it.
    if (code === 'UNKNOWN' && data === undefined && operation.effect === 'read') return unknown('refused')
    return code === 'INTERNAL' || code === 'UNKNOWN'
      ? unknown('serverError')
      : { kind: 'failure', code, reference }
  } catch {
    return trouble ?? unknown('malformedAnswer')
  }
}

/** The console stays silent for visitors: a build for dev or qa logs, and the development server. */
function warn(document: string, errors: unknown): void {
  if (import.meta.env.DEV || import.meta.env.LOGS) console.warn(document.trim().split('\n')[0], errors)
}
