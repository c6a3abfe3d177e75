import * as v from 'valibot'
import { randomCode } from '../../src/lib/random-code.ts'
import type { ExampleOperation } from '../../src/operator/client/all-operations.ts'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, type Endpoint, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { unlistedIn } from '../../src/operator/contract/enumerated.ts'
import {
  beginSessionHeader,
  idempotencyKeyHeader,
  requestIdHeader,
  visitorAddressHeader,
} from '../../src/operator/contract/headers.ts'
import { OperationErrorCode } from '../../src/operator/contract/operation-errors.ts'
import { protocolErrors } from '../../src/operator/contract/protocol-errors.ts'
import { Difference, expectThat, NotAsked } from './difference.ts'
import { forgivenIn } from './forgiven.ts'
import type { States } from './states.ts'

/** Every path of the contract, with `/api`. */
export const contractPaths: ReadonlySet<string> = new Set(
  [...Object.values<Endpoint>(allEndpoints).map(({ path }) => path), graphqlPath].map(apiPath),
)

export interface Target {
  send(request: Request): Promise<Response>
  /** The operator's, before `/api`. */
  operatorOrigin: string
  /** The site's, from which a POST comes. */
  siteOrigin: string
  /** Which paths are asked for at all: a backend is connected step by step. */
  covers(path: string): boolean
}

export interface Asked {
  method?: string
  path: string
  /** Text as it is; anything else as JSON. */
  body?: unknown
  cookie?: string
  idempotencyKey?: string
  /** The visitor's; another one for each call where it is left out. */
  address?: string
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  /** Undefined where it is no JSON. */
  json: unknown
}

/** What a call comes to: its answer, or its refusal by its own rules. */
export type Result =
  | { kind: 'answer'; value: unknown; text: string }
  | { kind: 'refusal'; code: string; text: string }

/** An operator as the checks meet it. */
export interface World extends States {
  siteOrigin: string
  /** Sends one call as it is. Skips the check where this path of the contract is not asked for. */
  askOnce(asked: Asked): Promise<Answered>
  /** As the site would: a write that is sent without a session asks for one, and is sent again with it. */
  ask(asked: Asked): Promise<Answered>
  /** The cookie of a new guest, as the operator gives it to who sends this write without one and asks for it. */
  newGuest(endpoint: Endpoint, request: object): Promise<string>
  /** Calls an endpoint as the site would; a reply that is neither answer nor listed refusal is a difference. */
  call(endpoint: Endpoint, request: object, options?: CallOptions): Promise<Result>
  /** Sends an operation as the site would, with its example's variables or others. */
  query(
    name: string,
    operation: ExampleOperation,
    options: CallOptions & { variables?: object },
  ): Promise<Result>
  newKey(): string
  /** An address reserved for examples, for a visitor of its own. */
  newAddress(): string
  covers(path: string): boolean
  /** The call that was sent last: `POST /api/v1/graphql GET_ACCOUNT`. */
  lastCall(): string
}

interface CallOptions {
  cookie?: string
  address?: string
  idempotencyKey?: string
}

export function worldOf({ send, operatorOrigin, siteOrigin, covers }: Target, states: States): World {
  let lastCall = 'none'

  async function ask(asked: Asked) {
    const answered = await askOnce(asked)
    if (answered.status !== protocolErrors.SESSION_MISSING || asked.cookie) return answered
    const begun = await askOnce({ ...asked, headers: { ...asked.headers, [beginSessionHeader]: '1' } })
    const [cookie] = begun.headers.getSetCookie()
    return cookie ? askOnce({ ...asked, cookie }) : begun
  }

  async function newGuest({ path }: Endpoint, request: object): Promise<string> {
    const asked = { path: apiPath(path), body: request, idempotencyKey: newKey() }
    const before = await askOnce(asked)
    const begun = await askOnce({ ...asked, headers: { [beginSessionHeader]: '1' } })
    for (const { status, text } of [before, begun])
      expectThat(
        status === protocolErrors.SESSION_MISSING && text.includes('SESSION_MISSING'),
        `without a session: ${status} ${text.slice(0, 80)}`,
      )
    expectThat(before.headers.getSetCookie().length === 0, 'a session that nobody asked for')
    const [cookie = ''] = begun.headers.getSetCookie()
    expectThat(
      /^__Host-Http-[^;]+;.*\bHttpOnly\b/i.test(cookie),
      `its cookie is “${cookie.replace(/=[^;]*/, '=…')}”`,
    )
    return cookie
  }

  async function askOnce({
    method = 'POST',
    path,
    body,
    cookie,
    idempotencyKey,
    address,
    headers = {},
  }: Asked) {
    const [pathname = ''] = path.split('?')
    if (contractPaths.has(pathname) && !covers(pathname)) throw new NotAsked('not asked for')
    lastCall = [method, pathname, operationNameIn(body)].filter(Boolean).join(' ')
    const sent = new Headers({
      Accept: 'application/json',
      'Accept-Language': 'lt',
      [requestIdHeader]: randomCode(12),
      [visitorAddressHeader]: address ?? newAddress(),
    })
    if (method === 'POST') sent.set('Origin', siteOrigin)
    if (body !== undefined) sent.set('Content-Type', 'application/json')
    if (cookie) sent.set('Cookie', cookie.split(';')[0] ?? '')
    if (idempotencyKey) sent.set(idempotencyKeyHeader, idempotencyKey)
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(`${operatorOrigin}${path}`, {
      method,
      headers: sent,
      body: text,
      redirect: 'manual',
    })
    const response = await send(request)
    const answer = await response.text()
    return { status: response.status, headers: response.headers, text: answer, json: jsonOf(answer) }
  }

  async function call(
    endpoint: Endpoint,
    request: object,
    { cookie, address, idempotencyKey }: CallOptions = {},
  ): Promise<Result> {
    const isPost = endpoint.method === 'POST'
    const query = isPost ? '' : `?${new URLSearchParams(Object.entries(request))}`
    const answered = await ask({
      method: endpoint.method,
      path: `${apiPath(endpoint.path)}${query}`,
      body: isPost ? request : undefined,
      cookie,
      address,
      idempotencyKey: endpoint.effect === 'write' ? (idempotencyKey ?? newKey()) : undefined,
    })
    const { status, json, text } = answered
    const about = `${endpoint.method} ${apiPath(endpoint.path)}`
    if (status === 422) {
      const refusal = v.safeParse(v.object({ code: endpoint.errors }), json)
      expectThat(refusal.success, `${about}: 422 with ${text.slice(0, 80)}, which is none of its refusals`)
      return { kind: 'refusal', code: refusal.output.code, text }
    }
    expectThat(status === 200, `${about}: status ${status}, ${text.slice(0, 80)}`)
    return { kind: 'answer', value: parsed(about, endpoint.answer, json), text }
  }

  async function query(
    operationName: string,
    { document, schema, variables: example, effect }: ExampleOperation,
    { cookie, address, idempotencyKey, variables = example }: CallOptions & { variables?: object },
  ): Promise<Result> {
    const { status, json, text } = await ask({
      path: apiPath(graphqlPath),
      body: { operationName: nameOf(document) ?? operationName, query: document, variables },
      cookie,
      address,
      idempotencyKey: effect === 'write' ? (idempotencyKey ?? newKey()) : undefined,
    })
    expectThat(status === 200, `${operationName}: status ${status}, ${text.slice(0, 80)}`)
    const body = v.parse(GraphqlBody, json)
    if (body.errors?.[0] && !v.is(schema, body.data)) {
      const { code } = body.errors[0].extensions
      expectThat(
        code !== 'UNKNOWN',
        `${operationName}: an error without a code of the contract: ${text.slice(0, 120)}`,
      )
      return { kind: 'refusal', code, text }
    }
    return { kind: 'answer', value: parsed(operationName, schema, body.data), text }
  }

  return {
    ...states,
    siteOrigin,
    askOnce,
    ask,
    newGuest,
    call,
    query,
    newKey,
    newAddress,
    covers,
    lastCall: () => lastCall,
  }
}

const operationNameIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : ''

const GraphqlBody = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(v.object({ extensions: v.object({ code: OperationErrorCode }) }))),
})

const newKey = () => randomCode(26)

const newAddress = () =>
  `2001:db8:${[...crypto.getRandomValues(new Uint16Array(2))].map((group) => group.toString(16)).join(':')}::1`

const nameOf = (document: string) => /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1]

/** An answer's value, or the difference between it and the contract, by its call. */
function parsed(about: string, schema: v.GenericSchema, json: unknown): unknown {
  const result = v.safeParse(schema, json)
  if (result.success) {
    const unlisted = unlistedIn(schema, json)
    expectThat(unlisted.length === 0, `${about}: not in the contract: ${unlisted.join(', ')}`)
    const forgiven = [...forgivenIn(schema, json)]
    expectThat(forgiven.length === 0, `${about}: missing or malformed: ${forgiven.join(', ')}`)
    return result.output
  }
  const [issue] = result.issues
  throw new Difference(`${about}: ${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
