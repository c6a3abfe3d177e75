import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  apiPath,
  type CodeOf,
  type Endpoint,
  type RequestOf,
  type WireAnswerOf,
} from '../../src/operator/contract/endpoint.ts'
import { IdempotencyKey } from '../../src/operator/contract/header-values.ts'
import {
  beginSessionHeader,
  idempotencyKeyHeader,
  noCookiesHeader,
} from '../../src/operator/contract/headers.ts'
import { refusedStatus } from '../../src/operator/contract/protocol-errors.ts'
import type { Clock } from '../shared/clock.ts'
import type { Database } from './database.ts'
import { nobody, ownerOf, type Written, writeOnce } from './idempotency.ts'
import { guestCookieAgain, openGuestSession, sessionOf } from './log-in/sessions.ts'
import { refuse } from './refuse.ts'

/** `cookie`: as `Set-Cookie` has it. A write sets none: its answer may be given again. */
type Answered<E extends Endpoint> =
  | { answer: WireAnswerOf<E>; cookie?: E['effect'] extends 'write' ? never : string }
  | { refusal: CodeOf<E> }

/** What answers an endpoint's calls; a write gets the transaction in which its answer is kept. */
export type Handler<E extends Endpoint> = (
  database: Database,
  request: RequestOf<E>,
  context: Context,
) => Promise<Answered<E>>

/** Serves one endpoint of the contract as it is there. */
export function serveEndpoint<E extends Endpoint>(
  app: Hono,
  { database, clock }: { database: Database; clock: Clock },
  endpoint: E,
  handle: Handler<E>,
): void {
  const path = apiPath(endpoint.path)
  app.on(endpoint.method, path, async (context) => {
    const request = v.safeParse(endpoint.request, await requestOf(context))
    if (!request.success) return refuse('BAD_REQUEST')
    if (endpoint.effect !== 'write') {
      const answered = await handle(database, request.output, context)
      return respond(write(endpoint, answered), 'cookie' in answered ? answered.cookie : undefined)
    }
    const key = v.safeParse(IdempotencyKey, context.req.header(idempotencyKeyHeader))
    if (!key.success) return refuse('IDEMPOTENCY_KEY_MISSING')
    const session = await sessionOf(database, clock.now(), context)
    if (!session && !context.req.header(noCookiesHeader)) {
      if (!context.req.header(beginSessionHeader)) return refuse('SESSION_MISSING')
      const { cookie } = await openGuestSession(database, clock.now())
      return refuse('SESSION_MISSING', { 'Set-Cookie': cookie })
    }
    const owner = session ? ownerOf(session) : nobody
    const same = withoutFields(request.output, endpoint.oneTimeFields ?? [])
    const written = await writeOnce(database, { key: key.output, owner }, { path, ...same }, async (within) =>
      write(endpoint, await handle(within, request.output, context)),
    )
    return written
      ? respond(written, session && guestCookieAgain(context, session))
      : refuse('IDEMPOTENCY_KEY_REUSED')
  })
  app.all(path, () => refuse('METHOD_NOT_ALLOWED', { Allow: endpoint.method }))
}

const withoutFields = (request: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !fields.includes(name)))

const requestOf = (context: Context): Promise<unknown> | unknown =>
  context.req.method === 'POST' ? context.req.json().catch(() => undefined) : context.req.query()

/** An answer that breaks the contract never leaves: it throws. */
function write<E extends Endpoint>(endpoint: E, answered: Answered<E>): Written {
  if ('refusal' in answered)
    return { status: refusedStatus, body: JSON.stringify({ code: answered.refusal }) }
  v.assert(endpoint.answer, answered.answer)
  return { status: 200, body: JSON.stringify(answered.answer) }
}

function respond({ status, body }: Written, cookie?: string): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (cookie !== undefined) headers.append('Set-Cookie', cookie)
  return new Response(body, { status, headers })
}
