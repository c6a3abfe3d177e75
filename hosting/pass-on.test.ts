import { expect, test } from 'vitest'
import { traceParentHeader, visitorAddressHeader } from '../src/operator/contract/headers.ts'
import { ask, testOrigin } from './request.fixture.ts'
import { site } from './site.fixture.ts'

test('the operator gets method, body, cookies and query, and its answer comes back whole', async () => {
  const operator = await testOrigin(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    response.writeHead(422, 'Refused', [
      'Set-Cookie',
      'a=1; Path=/',
      'Set-Cookie',
      'b=2; Path=/',
      'X-Missing-Phone-Number',
      '37060000000',
    ])
    const { method, url, headers } = request
    response.end(
      JSON.stringify({
        method,
        url,
        cookie: headers.cookie,
        host: headers.host,
        body: Buffer.concat(chunks).toString(),
      }),
    )
  })
  const answer = await ask(await site({ operator }), '/api/graphql?operation=Balance', {
    method: 'POST',
    headers: { cookie: 'session=abc', 'content-type': 'application/json' },
    body: '{"query":"ą"}',
  })
  expect(answer.status).toBe(422)
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(answer.headers['x-missing-phone-number']).toBe('37060000000')
  expect(JSON.parse(answer.body.toString())).toEqual({
    method: 'POST',
    url: '/api/graphql?operation=Balance',
    cookie: 'session=abc',
    host: new URL(operator).host,
    body: '{"query":"ą"}',
  })
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('%s reaches the operator', async (method) => {
  const operator = await testOrigin((request, response) => {
    response.setHeader('X-Method', request.method ?? '')
    response.writeHead(204).end()
  })
  const answer = await ask(await site({ operator }), '/api/thing', { method })
  expect([answer.status, answer.headers['x-method']]).toEqual([204, method])
})

/** Everything that a browser, a proxy or a forger may send along. */
const telling = {
  authorization: 'Basic x',
  cookie: '__Host-Http-session=Z3BE4YQW2P1YXWX8RBA40CAA8M',
  forwarded: 'for=198.51.100.9',
  origin: 'https://www.uoga.example',
  referer: 'https://www.uoga.example/page?phoneNumber=61234567',
  [traceParentHeader]: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  'user-agent': 'Browser',
  'x-forwarded-for': '198.51.100.9',
  'x-real-ip': '198.51.100.9',
  [visitorAddressHeader]: '198.51.100.9',
}

test('another server than the operator learns nothing of a visitor, and sets no cookies', async () => {
  const elsewhere = await testOrigin((request, response) => {
    response.setHeader('Set-Cookie', '__Host-Http-session=theirs; Path=/; Secure')
    response.end(JSON.stringify({ url: request.url, headers: request.headers }))
  })
  const headers = { ...telling, accept: 'image/webp', range: 'bytes=0-9' }
  const answer = await ask(await site({ elsewhere }), '/elsewhere/a?b=c', { headers })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(JSON.parse(answer.body.toString())).toEqual({
    url: '/a?b=c',
    headers: {
      accept: 'image/webp',
      range: 'bytes=0-9',
      host: new URL(elsewhere).host,
      connection: 'keep-alive',
    },
  })
})

test('the operator gets no page’s address and no credentials but cookies', async () => {
  const operator = await testOrigin((request, response) => response.end(JSON.stringify(request.headers)))
  const answer = await ask(await site({ operator }), '/api/v1/thing', { headers: telling })
  const sent = JSON.parse(answer.body.toString())
  expect(sent).toMatchObject({
    cookie: telling.cookie,
    origin: telling.origin,
    [visitorAddressHeader.toLowerCase()]: '127.0.0.1',
    [traceParentHeader]: telling[traceParentHeader],
  })
  expect(sent).not.toHaveProperty('referer')
  expect(sent).not.toHaveProperty('authorization')
})

test.each([
  ['says how long it is', { 'content-length': '64001' }],
  ['says nothing of its length', { 'transfer-encoding': 'chunked' }],
])('a body over 64 kB that %s is refused and not sent on', async (_name, headers) => {
  let received = 0
  const operator = await testOrigin(async (request, response) => {
    for await (const chunk of request) received += chunk.length
    response.end()
  })
  const answer = await ask(await site({ operator }), '/api/v1/thing', {
    method: 'POST',
    headers,
    body: 'x'.repeat(64_001),
  })
  expect([answer.status, answer.body.toString()]).toEqual([413, 'The request is too large.\n'])
  expect(received).toBeLessThan(64_001)
})

const forwarded = { 'x-forwarded-for': '198.51.100.9, 192.0.2.7' }
test.each([
  ['without a proxy, the connection’s', 0, {}, '127.0.0.1'],
  ['without a proxy, never what a visitor says of one', 0, forwarded, '127.0.0.1'],
  ['what the proxy added last', 1, forwarded, '192.0.2.7'],
  ['what the first of two proxies added', 2, forwarded, '198.51.100.9'],
  [
    'of two proxies that one didn’t add to, the connection’s',
    2,
    { 'x-forwarded-for': '192.0.2.7' },
    '127.0.0.1',
  ],
  ['an IPv6 address as well', 1, { 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7'],
  ['never what a visitor says it is', 1, { [visitorAddressHeader]: '198.51.100.9' }, '127.0.0.1'],
  ['nothing that is no address', 1, { 'x-forwarded-for': '192.0.2.7, unknown' }, '127.0.0.1'],
])(
  'the operator learns the visitor’s address: %s',
  async (_name, trustedProxies, headers: Record<string, string>, address) => {
    const operator = await testOrigin((request, response) =>
      response.end(request.headersDistinct[visitorAddressHeader.toLowerCase()]?.join(' and ')),
    )
    const answer = await ask(await site({ operator, trustedProxies }), '/api/v1/thing', { headers })
    expect(answer.body.toString()).toBe(address)
  },
)

test('what proxies say goes on to the operator only where there are proxies', async () => {
  const operator = await testOrigin((request, response) => response.end(JSON.stringify(request.headers)))
  const sentOn = async (trustedProxies: number) => {
    const answer = await ask(await site({ operator, trustedProxies }), '/api/v1/thing', { headers: telling })
    return JSON.parse(answer.body.toString())
  }
  const ours = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }
  expect(await sentOn(0)).toMatchObject(ours)
  expect(await sentOn(0)).not.toHaveProperty('x-real-ip')
  expect(await sentOn(0)).not.toHaveProperty('forwarded')
  expect(await sentOn(1)).toMatchObject({ 'x-forwarded-for': telling['x-forwarded-for'] })
})

test('an operator that is down is said to be, and the site lives on', async () => {
  const origin = await site()
  const answer = await ask(origin, '/api/graphql', { method: 'POST', body: '{}' })
  expect([answer.status, answer.body.toString()]).toEqual([502, 'The service can’t be reached.\n'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await ask(origin, '/')).status).toBe(200)
})

test('an operator that never answers is given up on', async () => {
  const impatience = new AbortController()
  const operator = await testOrigin(() => impatience.abort())
  const answer = await ask(await site({ operator, deadline: () => impatience.signal }), '/api/graphql')
  expect([answer.status, answer.body.toString()]).toEqual([504, 'The service didn’t answer in time.\n'])
})

test('a visitor who leaves is not waited for at the operator', async () => {
  const left = Promise.withResolvers<void>()
  const visitor = new AbortController()
  const operator = await testOrigin((request) => {
    request.socket.once('close', () => left.resolve())
    visitor.abort()
  })
  const answer = fetch(`${await site({ operator })}/api/graphql`, { signal: visitor.signal })
  await expect(answer).rejects.toThrow('aborted')
  await left.promise
})

test('an answer that is cut on its way does not look whole', async () => {
  const operator = await testOrigin((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('half', () => response.destroy())
  })
  await expect(ask(await site({ operator }), '/api/graphql')).rejects.toThrow('aborted')
})
