import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { endpointExamples } from '../../src/operator/contract/endpoint-examples.ts'
import { createOperator, type Operator } from './create-operator.ts'
import { signIn } from './log-in/sessions.ts'
import { numberOf } from './number.fixture.ts'

const site = 'http://127.0.0.1:4321'
const start = Date.UTC(2026, 0, 15, 10)
let operator: Operator

beforeEach(async () => {
  operator = await createOperator({ siteOrigin: site, machineNow: () => start })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await operator.close()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  operator.fetch(
    new Request(site + path, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'K'.repeat(26),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

describe('what no browser sends is no reason to fail', () => {
  const logIn = { language: 'lt', returnPath: '/mano', logInPath: '/prisijungti' }

  test.each([
    '__Host-Http-log-in=a%0d%0aX:1',
    '__Host-Http-log-in=a%3B%20Max-Age=99999999%3B%20x',
    '__Host-Http-log-in=%00',
    '__Host-Http-log-in=%E0%A4%A',
    '__Host-Http-session=a%0d%0aX:1; __Host-Http-log-in=b%0d%0aX:1',
    `__Host-Http-log-in=${'a'.repeat(4_000)}`,
  ])('a log-in with the cookie %s begins, and gives none of it back', async (Cookie) => {
    const response = await post('/api/v1/uoga-id', logIn, { Cookie })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-Http-log-in=[0-9A-Z]{26}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
  })

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each([11, 7_500])('GraphQL variables %d deep are a mistake', async (depth) => {
    const cookie = await signIn(operator.database, start, { phoneNumber: numberOf('612 34567') })
    const body = `{"query":"query q($a: Int){account{partnerId}}","variables":{"a":${nested(depth)}}}`
    const response = await post(apiPath(graphqlPath), body, { Cookie: cookie })
    expect([response.status, await response.text()]).toEqual([400, '{"code":"BAD_REQUEST"}'])
  })

  const odd: [string, Record<string, string>][] = [
    ['a key in other letters', { 'Idempotency-Key': 'ąčę'.normalize('NFC').replace(/./g, '%C4') }],
    ['an endless key', { 'Idempotency-Key': 'k'.repeat(4_000) }],
    ['a language that is none', { 'Accept-Language': '*;q=x,,,;;=' }],
    ['an address that is none', { 'X-Nf-Client-Connection-Ip': '::::, 1.2.3.4.5' }],
    ['an odd request id', { 'X-Request-Id': '%0d%0a' }],
    ['odd cookies', { Cookie: '=; ;;__proto__=1; a=%zz; __Host-Http-session' }],
  ]
  const posts = Object.entries(allEndpoints).flatMap(([name, { method, path }]) => {
    const example = Object.entries(endpointExamples).find(([key]) => key === name)?.[1]
    return method === 'POST' ? [{ path: apiPath(path), request: example?.request ?? {} }] : []
  })

  test.each(posts)('$path with odd headers', async ({ path, request }) => {
    for (const [about, headers] of odd)
      expect((await post(path, request, headers)).status, about).toBeLessThan(500)
  })

  test.each(posts)('$path with an odd body', async ({ path, request }) => {
    const fields = Object.keys(request)
    const bodies = [
      'null',
      '[]',
      '0',
      nested(7_500),
      ...fields.flatMap((name) =>
        [nested(2_000), '{"toString":1}', '-1e999', `"${'\\ud800'}"`].map(
          (value) => `{"__proto__":{},"${name}":${value}}`,
        ),
      ),
    ]
    for (const body of bodies) expect((await post(path, body)).status, body.slice(0, 60)).toBeLessThan(500)
  })
})
