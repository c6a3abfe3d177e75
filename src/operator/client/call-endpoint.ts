import * as v from 'valibot'
import { randomCode } from '../../lib/random-code.ts'
import { type AnswerOf, apiPath, type CodeOf, type Endpoint, type RequestOf } from '../contract/endpoint.ts'
import { idempotencyKeyHeader, requestIdHeader } from '../contract/headers.ts'
import { type CallOptions, exchange } from './exchange.ts'
import { type Outcome, receive } from './outcome.ts'
import { pageTransport } from './transport.ts'

interface WriteOptions extends CallOptions {
  /** One per intent, saved before the call: see intent.ts. */
  idempotencyKey: string
}

export type OptionsFor<E extends Endpoint> = E['effect'] extends 'write'
  ? [options: WriteOptions]
  : [options?: CallOptions]

/** One REST call of the contract. Every way it can end is an outcome: it never throws, and takes 10 s at most. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  ...[options = {}]: OptionsFor<E>
): Promise<Outcome<AnswerOf<E>, CodeOf<E>>> {
  const reference = randomCode(12)
  const headers = new Headers({ Accept: 'application/json', [requestIdHeader]: reference })
  if ('idempotencyKey' in options) headers.set(idempotencyKeyHeader, options.idempotencyKey)

  const reply = await exchange(...written(endpoint, request, headers), options)
  const received = receive(reply, reference, (options.transport ?? pageTransport).clock.now())
  if (received.kind !== 'received') return received
  if (received.refused) return refusal(endpoint, received.json, reference)
  const answer = v.safeParse(endpoint.answer, received.json)
  return answer.success
    ? { kind: 'answer', value: answer.output, reference }
    : { kind: 'unknown', reason: 'malformedAnswer', reference }
}

/** A write has its key and the others do no more the second time, so every call may be sent once more after a lost connection. */
function written<E extends Endpoint>(
  { method, path }: E,
  request: RequestOf<E>,
  headers: Headers,
): [path: string, init: RequestInit & { repeatable: boolean }] {
  if (method === 'POST') {
    headers.set('Content-Type', 'application/json')
    return [apiPath(path), { method, headers, body: JSON.stringify(request), repeatable: true }]
  }
  const query = Object.entries(request).map(([name, value]) => [name, String(value)])
  return [`${apiPath(path)}?${new URLSearchParams(query)}`, { method, headers, repeatable: true }]
}

function refusal<E extends Endpoint>(
  endpoint: E,
  json: unknown,
  reference: string,
): Outcome<never, CodeOf<E>> {
  const said = v.safeParse(v.object({ code: v.string() }), json)
  if (!said.success) return { kind: 'unknown', reason: 'refused', reference }
  const code = v.safeParse(endpoint.errors, said.output.code)
  return code.success
    ? { kind: 'failure', code: code.output, reference }
    : { kind: 'unknown', reason: 'unmappedCode', reference }
}
