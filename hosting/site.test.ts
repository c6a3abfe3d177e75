import { rename } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { loadRelease } from './loaded-release.ts'
import { redirectsFile } from './redirects.ts'
import { serveSite } from './server.ts'
import { createSite } from './site.ts'
import { testFolder, writeFiles } from './test-folder.ts'
import { ask, serveApp, testOrigin } from './test-request.ts'

const unreachable = 'http://127.0.0.1:9'
const page = (title: string) =>
  `<!doctype html><html><title>${title}</title><p>${'words '.repeat(200)}</p></html>`
const files = {
  'index.html': page('Pradžia'),
  'planai.html': page('Planai'),
  'planai/s.html': page('Planas S'),
  'en.html': page('Home'),
  'both.html': page('file'),
  'both/index.html': page('folder'),
  'folder/index.html': page('only a folder'),
  '404.html': page('Nerasta'),
  'en/404.html': page('Not found'),
  'ru/404.html': page('Не найдено'),
  'favicon.ico': 'icon',
  '_astro/client.B1x.js': 'run()',
  _headers:
    '/*\n  Cache-Control: public, max-age=0, must-revalidate\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  '.release': 'digest',
}

interface Hosting {
  operator?: string
  images?: string
  deadline?: () => AbortSignal
}

async function site({
  operator = unreachable,
  images = unreachable,
  deadline,
}: Hosting = {}): Promise<string> {
  const rules = redirectsFile({ site: 'https://www.uoga.example', operator, images })
  const folder = await testFolder({ ...files, _redirects: rules })
  const release = await loadRelease({ folder, previousFolder: '', configFile: '' })
  return serveApp(createSite({ release: () => release, ...(deadline && { deadline }) }))
}

const titleOf = (html: Buffer | string) => /<title>(.*?)<\/title>/.exec(html.toString())?.[1]

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
  ['/ru/nowhere/deeper', 404, 'Не найдено'],
])('%s is answered %i with the page "%s"', async (path, status, title) => {
  const answer = await ask(await site(), path)
  expect([answer.status, titleOf(answer.body)]).toEqual([status, title])
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers.date).toBeDefined()
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
  const folder = await testFolder({
    'a.html': page('a'),
    'b.html': page('b'),
    _redirects: '/a /b 200\n/b /a 200!\n/c /a 200',
    'netlify.toml':
      '[[redirects]]\nfrom = "/c"\nto = "/b"\n[[redirects]]\nfrom = "/d"\nto = "/b"\nstatus = 200',
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

test('a new release is served at once and as a whole; open pages keep their scripts', async () => {
  const root = await testFolder({})
  const folders = { folder: `${root}/dist`, previousFolder: `${root}/dist.previous`, configFile: '' }
  await writeFiles(root, { 'dist/index.html': page('old'), 'dist/_astro/old.js': 'old()' })
  const server = await serveSite({ port: 0, ...folders })
  onTestFinished(server.close)
  await rename(`${root}/dist`, `${root}/dist.previous`)
  await writeFiles(root, { 'dist.previous/gone.html': page('gone') })
  await writeFiles(root, { 'dist/index.html': page('new'), 'dist/_astro/new.js': 'new()' })
  expect(titleOf((await ask(server.origin, '/')).body)).toBe('old')
  expect((await ask(server.origin, '/_astro/new.js')).status).toBe(404)
  await server.reload()
  expect(titleOf((await ask(server.origin, '/')).body)).toBe('new')
  expect((await ask(server.origin, '/_astro/old.js')).body.toString()).toBe('old()')
  expect((await ask(server.origin, '/_astro/new.js')).status).toBe(200)
  expect((await ask(server.origin, '/gone')).status).toBe(404)
})

test('a release with a broken rule is refused and the one before stays', async () => {
  const root = await testFolder({ 'dist/index.html': page('good') })
  const server = await serveSite({ port: 0, folder: `${root}/dist`, previousFolder: '', configFile: '' })
  onTestFinished(server.close)
  await writeFiles(root, { 'dist/index.html': page('bad'), 'dist/_redirects': '/from nowhere' })
  await expect(server.reload()).rejects.toThrow('destination')
  expect(titleOf((await ask(server.origin, '/')).body)).toBe('good')
})
