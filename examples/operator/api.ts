import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Asking } from './asking.ts'
import { calls, contractVersion, sharedSchema } from './contract.ts'
import { openQuestion } from './graphql.ts'
import { health } from './health.ts'
import { type Answer, once } from './keys.ts'
import { openLimits } from './limits.ts'
import { beginLogIn, callBack, ownerOfAccount, ownerOfGuest } from './log-in.ts'
import { notOffered } from './not-offered.ts'
import { type Language, languages, newReference, type Operator } from './operator.ts'
import { planPrices } from './plans.ts'
import { type ProtocolCode, protocolRefusal, Refusal } from './refusal.ts'
import {
  endAllOf,
  endedCookie,
  endSession,
  findSession,
  isSignedIn,
  openSession,
  prolong,
  sessionsOf,
  statusOf,
} from './sessions.ts'
import { beginTopUp, checkResult, methodsAndCards, validateNumber } from './top-ups.ts'

/** A request that a call takes, with who sends it. */
interface Asked extends Asking {
  body: unknown
  cookies: string | undefined
  reply: FastifyReply
}

/** What is answered, by the call's name in openapi.yaml; whatever it changes happens before it returns. */
const handlers: Record<string, (asked: Asked) => unknown> = {
  ...notOffered,
  uogaIdLogIn({ operator, body, cookies, reply }) {
    const { answer, cookie } = beginLogIn(operator, body, cookies)
    reply.header('Set-Cookie', cookie)
    return answer
  },
  logout({ operator, session, reply }) {
    if (session) endSession(operator, session)
    reply.header('Set-Cookie', endedCookie)
    return { status: 'guest' }
  },
  logoutEverywhere({ operator, session, reply }) {
    if (isSignedIn(session)) endAllOf(operator, session)
    reply.header('Set-Cookie', endedCookie)
    return { status: 'guest' }
  },
  authorizationStatus: ({ operator, session }) => statusOf(operator, session),
  prolongSession: ({ operator, cookies }) => statusOf(operator, findSession(operator, cookies)),
  sessions: ({ operator, session }) => ({ sessions: sessionsOf(operator, session) }),
  validateNumber: ({ operator, body }) => validateNumber(operator, body),
  paymentMethodsAndCards: ({ operator, session }) => methodsAndCards(operator, session),
  paymentCard: ({ operator, body }) => beginTopUp(operator, body),
  paymentCheckResult: ({ operator, body }) => checkResult(operator, body),
  planPrices,
  health: ({ operator }) => health(operator),
}

/** These only report a session, so they don't prolong it. */
const reporting = ['authorizationStatus', 'sessions']

/** Everything below `/api`, as the contract has it. */
export function serveApi(api: FastifyInstance, operator: Operator): void {
  const limits = openLimits(operator)
  api.addSchema(sharedSchema)
  api.removeContentTypeParser('text/plain')

  api.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request))
    if (/%(?:2f|5c|[01][\da-f]|7f)|\\/i.test(request.url.split('?')[0] ?? ''))
      throw protocolRefusal('BAD_REQUEST')
    if (request.method === 'POST' && request.headers.origin !== operator.siteOrigin)
      throw protocolRefusal('FOREIGN_ORIGIN')
  })

  const askedBy = (request: FastifyRequest, reply: FastifyReply, name: string): Asked => {
    const { cookie: cookies } = request.headers
    const session = findSession(operator, cookies)
    limits.count(name, visitorOf(request), session && ownerOf(session))
    if (session && !reporting.includes(name)) prolong(operator, session)
    return { operator, session, language: languageOf(request), body: request.body, cookies, reply }
  }

  for (const { name, path, method, effect, schema } of calls) {
    const handler = handlers[name]
    const answer = (asked: Asked): Answer => {
      if (!handler) throw protocolRefusal('NOT_FOUND')
      return { status: 200, body: JSON.stringify(handler(asked)) }
    }
    api.route({
      method,
      url: path.replace(/^\/api/, ''),
      schema,
      async handler(request, reply) {
        const asked = askedBy(request, reply, name)
        return send(reply, effect === 'write' ? write(request, asked, () => answer(asked)) : answer(asked))
      },
    })
  }

  api.post('/v1/graphql', async (request, reply) => {
    const asked = askedBy(request, reply, 'graphql')
    const question = openQuestion(asked, request.body)
    return send(reply, question.isWrite ? write(request, asked, question.answer) : question.answer())
  })

  api.get('/v1/log-in/callback', async (request, reply) => {
    const asked = v.safeParse(v.object({ ticket: v.string() }), request.query)
    const { location, cookies } = callBack(
      operator,
      asked.success ? asked.output.ticket : '',
      request.headers.cookie,
    )
    return reply.header('Set-Cookie', cookies).redirect(location, 303)
  })

  api.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0]
    const there = [...calls, { path: '/api/v1/graphql', method: 'POST' }].find((call) => call.path === path)
    throw there
      ? protocolRefusal('METHOD_NOT_ALLOWED', { Allow: there.method })
      : protocolRefusal('NOT_FOUND')
  })

  api.setErrorHandler<FastifyError | Refusal>((error, _, reply) => refuse(reply, error))
}

/** A write has a key, and the key an owner: without a session nothing is done. */
function write(request: FastifyRequest, { operator, session, reply }: Asked, act: () => Answer): Answer {
  const { headers } = request
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) throw protocolRefusal('IDEMPOTENCY_KEY_MISSING')
  const owner = session
    ? ownerOf(session)
    : headers['x-no-cookies'] === '1'
      ? 'a browser without cookies'
      : undefined
  if (owner === undefined) {
    if (headers['x-begin-session'] === '1') reply.header('Set-Cookie', openSession(operator, null))
    throw protocolRefusal('SESSION_MISSING')
  }
  return once(operator, { key, owner, request: `${request.url} ${JSON.stringify(request.body)}` }, act)
}

const ownerOf = ({ account_id, token_hash }: NonNullable<Asking['session']>): string =>
  account_id === null ? ownerOfGuest(token_hash) : ownerOfAccount(account_id)

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply.status(status).type('application/json; charset=utf-8').send(body)

/** What breaks before a handler is reached, by Fastify's names. */
const frameworkCodes: Record<string, ProtocolCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

function refuse(reply: FastifyReply, error: FastifyError | Refusal): FastifyReply {
  const refusal = error instanceof Refusal ? error : protocolRefusal(codeOf(error))
  if (refusal.status === 500) console.error(error)
  return reply.status(refusal.status).headers(refusal.headers).send({ code: refusal.code })
}

const codeOf = ({ code, statusCode }: FastifyError): ProtocolCode =>
  frameworkCodes[code] ?? (statusCode === 400 ? 'BAD_REQUEST' : 'INTERNAL')

const headersOf = ({ headers }: FastifyRequest): Record<string, string> => {
  const id = headers['x-request-id']
  return {
    'X-Request-Id': typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : newReference(),
    'X-Contract-Version': contractVersion,
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/**
 * The visitor's address. The header is believed of a connection from this machine, where the site is; a site elsewhere is known
 * by its signature: docs/operator/README.md, "Limits".
 */
function visitorOf({ ip, headers }: FastifyRequest): string {
  const told = headers['x-nf-client-connection-ip']
  return /^(::1|(::ffff:)?127\.)/.test(ip) && typeof told === 'string' ? told : ip
}

const languageOf = ({ headers }: FastifyRequest): Language =>
  languages.find((one) => headers['accept-language']?.startsWith(one)) ?? 'lt'

/** For who fails before a route is found. */
export const refuseUnread = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(reply.headers(headersOf(request)), protocolRefusal('BAD_REQUEST'))
