import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { loadRelease } from './loaded-release.ts'
import { ask, serveApp, testOrigin } from './request.fixture.ts'
import { page, site, titleOf } from './site.fixture.ts'
import { createSite } from './site.ts'

test.each([
  ['/', 200, 'Pradžia'],
  ['/planai', 200, 'Planai'],
  ['/planai?a=b', 200, 'Planai'],
  ['/planai/s', 200, 'Planas S'],
  ['/pl%61nai', 200, 'Planai'],
  ['/en', 200, 'Home'],
  ['/both', 200, 'file'],
  ['/folder', 200, 'only a folder'],
  ['/nowhere', 404, 'Nerasta'],
  ['/planai/x', 404, 'Nerasta'],
  ['/english', 404, 'Nerasta'],
  ['/en/nowhere', 404, 'Not found'],
  ['/404x', 404, 'Nerasta'],
  ['/en/404x', 404, 'Not found'],
  ['/ru/nowhere/deeper', 404, 'Не найдено'],
])('%s is answered %i with the page "%s"', async (path, status, title) => {
  const answer = await ask(await site(), path)
  expect([answer.status, titleOf(answer.body)]).toEqual([status, title])
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers.date).toBeDefined()
})

test('a text is served as one, with its alphabet', async () => {
  const answer = await ask(await site(), '/licences.txt')
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
})

test.each([
  ['/planai/', '/planai'],
  ['/planai/?a=b', '/planai?a=b'],
  ['/en/', '/en'],
  ['/lt/planai?a=b', 'https://www.uoga.example/planai?a=b'],
  ['/extra/papildymo-klaida?a=b', '/extra/saskaitos-papildymas/klaida?a=b'],
])('%s moves to %s', async (path, location) => {
  const answer = await ask(await site(), path, { headers: { host: 'other.example' } })
  expect([answer.status, answer.headers.location]).toEqual([301, location])
})

test('a file comes before a rule, a forced rule before a file; rules of netlify.toml come last', async () => {
  const folder = await temporaryFolder({
    files: {
      'a.html': page('a'),
      'b.html': page('b'),
      _redirects: '/a /b 200\n/b /a 200!\n/c /a 200',
      'netlify.toml':
        '[[redirects]]\nfrom = "/c"\nto = "/b"\n[[redirects]]\nfrom = "/d"\nto = "/b"\nstatus = 200',
    },
  })
  const release = await loadRelease({ folder, previousFolder: '', configFile: `${folder}/netlify.toml` })
  const origin = await serveApp(createSite({ release: () => release }))
  const titles = await Promise.all(
    ['/a', '/b', '/c', '/d'].map(async (path) => titleOf((await ask(origin, path)).body)),
  )
  expect(titles).toEqual(['a', 'a', 'a', 'b'])
})

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/planai%00.html',
  '/..\\..\\etc\\passwd',
  '/%5c%5cother.example',
  '//other.example/',
  '//planai/',
  '/%E0%A4%A',
  '/api/..%2fadmin',
  '/_headers',
  '/_redirects',
  '/.release',
  '/__proto__',
])('%s is neither a file nor a way out', async (path) => {
  const reached: string[] = []
  const operator = await testOrigin((request, response) => {
    reached.push(request.url ?? '')
    response.end()
  })
  const answer = await ask(await site({ operator }), path)
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers.location).toBeUndefined()
  expect(reached).toEqual([])
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
])('Accept-Encoding "%s" gets %s', async (accepted, encoding, decompress) => {
  const answer = await ask(await site(), '/planai', { headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe('Accept-Encoding')
  expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
  expect(titleOf(decompress(answer.body))).toBe('Planai')
})

test('what is compressed already is sent as it is', async () => {
  const answer = await ask(await site(), '/favicon.ico', { headers: { 'accept-encoding': 'br' } })
  expect([answer.headers['content-encoding'], answer.headers.vary, answer.body.toString()]).toEqual([
    undefined,
    undefined,
    'icon',
  ])
})

test.each([
  ['bytes=1-2', undefined, 206, 'co', 'bytes 1-2/4'],
  ['bytes=-3', undefined, 206, 'con', 'bytes 1-3/4'],
  ['bytes=2-99', undefined, 206, 'on', 'bytes 2-3/4'],
  ['bytes=4-', undefined, 416, 'The file has no such part.\n', 'bytes */4'],
  ['bytes=0-0,2-3', undefined, 200, 'icon', undefined],
  ['bytes=two', undefined, 200, 'icon', undefined],
  ['lines=1-2', undefined, 200, 'icon', undefined],
  ['bytes=1-2', '"another"', 200, 'icon', undefined],
])('%s of a file, if it is %s: %i', async (range, condition, status, body, part) => {
  const answer = await ask(await site(), '/favicon.ico', {
    headers: { range, ...(condition && { 'if-range': condition }) },
  })
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    body,
    part,
  ])
  expect(answer.headers['content-length']).toBe(String(body.length))
})

test('a broken-off file goes on where it is still the same', async () => {
  const origin = await site()
  const { etag = '' } = (await ask(origin, '/favicon.ico')).headers
  const rest = await ask(origin, '/favicon.ico', { headers: { range: 'bytes=2-', 'if-range': etag } })
  expect([rest.status, rest.body.toString()]).toEqual([206, 'on'])
})

test('a page, whose bytes depend on its encoding, is sent as a whole', async () => {
  const answer = await ask(await site(), '/planai', { headers: { range: 'bytes=0-9' } })
  expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, undefined])
})

test('a page that is known already is not sent again', async () => {
  const origin = await site()
  const first = await ask(origin, '/planai')
  const tag = first.headers.etag ?? ''
  const again = await ask(origin, '/planai', { headers: { 'if-none-match': `"other", W/${tag}` } })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag])
  expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const other = await ask(origin, '/en', { headers: { 'if-none-match': tag } })
  expect(other.status).toBe(200)
})

test.each([
  ['/_astro/client.B1x.js', 200, 'public, max-age=31536000, immutable'],
  ['/_astro/client.gone.js', 404, 'no-store'],
  ['/_astro/deep/gone.js', 404, 'no-store'],
  ['/_astro', 404, 'no-store'],
  ['/nowhere', 404, 'public, max-age=0, must-revalidate'],
])('%s is answered %i and cached: %s', async (path, status, cached) => {
  const origin = await site()
  const first = await ask(origin, path)
  expect([first.status, first.headers['cache-control']]).toEqual([status, cached])
  // A 404 never becomes a 304.
  const again = await ask(origin, path, { headers: { 'if-none-match': first.headers.etag ?? '"none"' } })
  expect(again.status).toBe(status === 200 ? 304 : status)
})

test('each encoding of a page has its own tag', async () => {
  const origin = await site()
  const plain = await ask(origin, '/planai')
  const brotli = await ask(origin, '/planai', { headers: { 'accept-encoding': 'br' } })
  expect(plain.headers.etag).not.toBe(brotli.headers.etag)
})

test('HEAD says what GET would, without a body', async () => {
  const origin = await site()
  const head = await ask(origin, '/planai', { method: 'HEAD' })
  const get = await ask(origin, '/planai')
  expect([head.status, head.body.length]).toEqual([200, 0])
  for (const name of ['content-length', 'etag', 'content-type', 'cache-control']) {
    expect(head.headers[name]).toBe(get.headers[name])
  }
})

test('a page can’t be written to', async () => {
  const answer = await ask(await site(), '/planai', { method: 'POST', body: 'x' })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('one page alone may frame the site, and what is no frame has the policy of the host', async () => {
  const folder = await temporaryFolder({
    files: {
      'a.html': page('a'),
      _headers: "/*\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'none'",
      'netlify.toml': '',
    },
  })
  const release = await loadRelease({ folder, previousFolder: '', configFile: `${folder}/netlify.toml` })
  const policyOf = async (headers: Record<string, string>, framedBy?: string) => {
    const site = createSite({ release: () => release, ...(framedBy && { framedBy }) })
    return (await ask(await serveApp(site), '/a', { headers })).headers['content-security-policy']
  }
  const frame = { 'sec-fetch-dest': 'iframe' }
  const editing = 'http://127.0.0.1:4324'
  expect(await policyOf(frame, editing)).toBe(`default-src 'self'; frame-ancestors ${editing}`)
  expect(await policyOf({}, editing)).toBe("default-src 'self'; frame-ancestors 'none'")
  expect(await policyOf(frame)).toBe("default-src 'self'; frame-ancestors 'none'")
})
