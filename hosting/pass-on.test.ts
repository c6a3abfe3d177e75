import { expect, test } from 'vitest'
import { visitorAddressHeader } from '../src/operator/contract/headers.ts'
import { ask, testOrigin } from './request.fixture.ts'
import { site, unreachable } from './site.fixture.ts'

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

test('images come from the space, with their parameters', async () => {
  const images = await testOrigin((request, response) => response.end(request.url))
  const answer = await ask(await site({ images: `${images}/space` }), '/media/berry/t0k/a.svg?w=100&fm=avif')
  expect(answer.body.toString()).toBe('/space/berry/t0k/a.svg?w=100&fm=avif')
})

test.each([
  ['without a proxy, the connection’s', {}, '127.0.0.1'],
  ['what the proxy added last', { 'x-forwarded-for': '198.51.100.9, 192.0.2.7' }, '192.0.2.7'],
  ['an IPv6 address as well', { 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7'],
  ['never what a visitor says it is', { [visitorAddressHeader]: '198.51.100.9' }, '127.0.0.1'],
  ['nothing that is no address', { 'x-forwarded-for': '192.0.2.7, unknown' }, '127.0.0.1'],
])(
  'the operator learns the visitor’s address: %s',
  async (_name, headers: Record<string, string>, address) => {
    const operator = await testOrigin((request, response) =>
      response.end(request.headersDistinct[visitorAddressHeader.toLowerCase()]?.join(' and ')),
    )
    const answer = await ask(await site({ operator }), '/api/v1/thing', { headers })
    expect(answer.body.toString()).toBe(address)
  },
)

test('the images’ host learns no visitor’s address by that header', async () => {
  const images = await testOrigin((request, response) =>
    response.end(String(request.headers[visitorAddressHeader.toLowerCase()])),
  )
  const headers = { [visitorAddressHeader]: '198.51.100.9' }
  const answer = await ask(await site({ images: `${images}/space` }), '/media/a/b/c.svg', { headers })
  expect(answer.body.toString()).toBe('undefined')
})

test('an operator that is down is said to be, and the site lives on', async () => {
  const origin = await site()
  const answer = await ask(origin, '/api/graphql', { method: 'POST', body: '{}' })
  expect([answer.status, answer.body.toString()]).toEqual([502, `${unreachable} can’t be reached.\n`])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await ask(origin, '/')).status).toBe(200)
})

test('an operator that never answers is given up on', async () => {
  const impatience = new AbortController()
  const operator = await testOrigin(() => impatience.abort())
  const answer = await ask(await site({ operator, deadline: () => impatience.signal }), '/api/graphql')
  expect([answer.status, answer.body.toString()]).toEqual([504, `${operator} didn’t answer in time.\n`])
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
