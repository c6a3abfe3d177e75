import { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { missingPhoneNumberHeader } from '../../src/operator/contract/headers.ts'
import { protocolErrors } from '../../src/operator/contract/protocol-errors.ts'
import type { Database } from './database.ts'
import { type Fault, nextFault, takeFault } from './faults.ts'
import { refuse } from './refuse.ts'
import { jsonShapes } from './spoil-json.ts'

/** A test gives its browser this cookie on the site's origin, so that its faults strike no one else. */
const visitorCookie = 'sandbox-visitor'

/** Lets answers of the API go wrong as the faults say. */
export const spoilAnswers =
  (database: Database): MiddlewareHandler =>
  async (context, next) => {
    const visitor = getCookie(context, visitorCookie) ?? ''
    const { path } = context.req
    const operation = path === apiPath(graphqlPath) ? await operationOf(context.req.raw) : undefined
    const request = { path, operation, visitor }
    if ((await nextFault(database, request))?.kind === 'cutAfterCommit') {
      await next()
      // What only gave a guest a session has committed nothing: the fault waits for the same call with it.
      const isCommitted = context.res.status !== protocolErrors.SESSION_MISSING
      if (isCommitted && (await takeFault(database, request))) context.res = cut(context)
      return undefined
    }
    const fault = await takeFault(database, request)
    if (fault?.kind === 'status') return failing(fault)
    if (fault?.kind === 'never') return silence(context.req.raw.signal)
    if (fault?.kind === 'reset') return cut(context)
    if (fault?.kind === 'delay') await delay(fault.seconds, context.req.raw.signal)
    await next()
    if (fault?.kind === 'cutInBody') context.res = await cutInBody(context)
    if (fault?.kind === 'malformed') context.res = await malformed(context.res, fault.shape)
    return undefined
  }

const Named = v.object({ operationName: v.string() })

/** The name of the GraphQL operation that is asked for; undefined where it says none. */
async function operationOf(request: Request): Promise<string | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return v.is(Named, body) ? body.operationName : undefined
}

function failing({ status, retryAfter, missingPhoneNumber }: Extract<Fault, { kind: 'status' }>): Response {
  if (status === 204) return new Response(null, { status })
  if (status === 301)
    return new Response('<!doctype html><title>Moved</title>', { status, headers: { Location: '/' } })
  const response = Response.json({ code: 'INTERNAL' }, { status })
  if (retryAfter !== undefined) response.headers.set('Retry-After', retryAfter)
  if (missingPhoneNumber !== undefined) response.headers.set(missingPhoneNumberHeader, missingPhoneNumber)
  return response
}

/** In real time, whatever the sandbox's clock says; cut short when the caller has gone. */
const delay = (seconds: number, signal: AbortSignal) =>
  wait(seconds * 1000, undefined, { signal }).catch(() => undefined)

/** Ends when the caller has gone: no one reads what it answers. */
const silence = (signal: AbortSignal) =>
  new Promise<Response>((resolve) =>
    signal.addEventListener('abort', () => resolve(refuse('INTERNAL')), { once: true }),
  )

/** On a server the socket closes without a word; in process the body breaks off. */
function cut({ env }: Context): Response {
  const outgoing: unknown = env?.outgoing
  if (outgoing instanceof ServerResponse) {
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  return new Response(
    new ReadableStream({ start: (body) => body.error(new Error('the connection was cut')) }),
  )
}

/** As `cut`, when half of the answer has gone out. */
async function cutInBody(context: Context): Promise<Response> {
  const whole = Buffer.from(await context.res.text())
  const half = whole.subarray(0, whole.length / 2)
  const outgoing: unknown = context.env?.outgoing
  if (outgoing instanceof ServerResponse) {
    // By hand: what has been begun by the server's own means would be finished by them.
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${whole.length}\r\n\r\n`
    await new Promise((sent) => outgoing.socket?.write(Buffer.concat([Buffer.from(head), half]), sent))
  }
  return cut(context)
}

const graphqlError = { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }

async function malformed(response: Response, shape: Extract<Fault, { kind: 'malformed' }>['shape']) {
  const { status } = response
  const headers = { 'Content-Type': 'application/json' }
  const html = { 'Content-Type': 'text/html' }
  const text = await response.text()
  switch (shape) {
    case 'html':
      return new Response('<!doctype html><title>502</title>', { headers: html })
    case 'badGateway':
      return new Response('<!doctype html><title>502</title>', { status: 502, headers: html })
    case 'dataWithErrors':
      return Response.json({ ...Object(JSON.parse(text)), errors: [graphqlError] }, { status })
    case 'nullDataWithErrors':
      return Response.json({ data: null, errors: [graphqlError] }, { status })
    case 'nullDataWithoutErrors':
      return Response.json({ data: null, errors: [] }, { status })
    case 'errorWithoutMessage':
      return Response.json({ data: null, errors: [{}] }, { status })
    case 'empty':
      return new Response('', { status, headers })
    case 'byteOrderMark':
      return new Response(`\ufeff${text}`, { status, headers })
    case 'wrongType':
      return new Response(text, { status, headers: html })
    case 'null':
      return new Response('null', { status, headers })
    case 'emptyList':
      return Response.json([], { status })
    case 'emptyObject':
      return Response.json({}, { status })
    case 'truncated':
      return new Response(text.slice(0, text.length / 2), { status, headers })
    default:
      return Response.json(jsonShapes[shape](JSON.parse(text)), { status })
  }
}
