import { createConnection } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { documentsOf, readBuiltSite } from './built-site.ts'
import { readFolder } from './folder.ts'
import { contentWebhook, contentWebhookPath } from './functions/content-webhook.ts'
import { policyReports, policyReportsPath } from './functions/policy-reports.ts'
import { memoryStore } from './functions/shared-store.fixture.ts'
import { switches, switchesPath } from './functions/switches.ts'
import { takenCallsInStore } from './functions/taken-calls.ts'
import { headersFile } from './headers.ts'
import { redirectsFile } from './redirects.ts'
import { type Answer, ask, testOrigin } from './request.fixture.ts'
import { type SiteServer, serveSite } from './server.ts'
import { page, unreachable } from './site.fixture.ts'

const picture = `media/${'a'.repeat(20)}.svg`
const files = {
  'index.html': page('Pradžia'),
  'planai.html': page('Planai'),
  '404.html': page('Nerasta'),
  'en/404.html': page('Not found'),
  'robots.txt': 'User-agent: *',
  '_astro/a.B1x.js': 'run()',
  [picture]: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
}

/** The one-machine server with everything that `npm start` gives it, for one test. */
async function served(operator: string): Promise<SiteServer> {
  const folder = await temporaryFolder({ files })
  const built = await readFolder(folder)
  const rules = redirectsFile({ site: 'https://www.uoga.example', operator }, [
    { from: '/kainos', to: '/planai' },
  ])
  const headers = headersFile(
    documentsOf(readBuiltSite(built)),
    { tags: {}, chat: {}, wallets: {} },
    built.keys(),
  )
  await writeFiles(folder, { _redirects: rules, _headers: headers })
  const server = await serveSite({
    port: 0,
    folder,
    previousFolder: '',
    configFile: '',
    functions: {
      [switchesPath]: switches({
        read: () => Promise.reject(new Error('Contentful is down')),
        now: Date.now,
      }),
      [policyReportsPath]: policyReports(() => {}),
      [contentWebhookPath]: contentWebhook({
        secret: 's'.repeat(64),
        environment: 'master',
        now: Date.now,
        calls: takenCallsInStore(memoryStore(), Date.now),
        changed: () => {},
      }),
    },
  })
  onTestFinished(server.close)
  return server
}

const routes = [
  '/',
  '/planai',
  '/planai/',
  '/planai?phoneNumber=61234567',
  '/pl%61nai',
  '/kainos',
  '/lt/planai',
  '/lt//evil.example',
  '/extra/papildymo-klaida',
  '/nowhere',
  '/en/nowhere',
  '/robots.txt',
  '/_astro/a.B1x.js',
  '/_astro/gone.js',
  `/${picture}`,
  '/media/space/asset/token/evil.svg',
  '/media/..%2fOTHER/a/b/evil.svg',
  '/api/graphql',
  '/api/v1/pictures/berry.svg',
  '/api/..%2f..%2finternal',
  switchesPath,
  contentWebhookPath,
  policyReportsPath,
  '/%E0%A4%A',
  '/%00',
  '//evil.example/',
  '/_headers',
  '/.release',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
const variants: Record<string, Record<string, string>> = {
  none: {},
  'another host': { host: 'evil.example' },
  'another origin': { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  'what proxies say': {
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/api',
    forwarded: 'host=evil.example',
  },
  'other forms': { accept: 'application/json', 'accept-encoding': 'br;q=x, *', 'accept-language': 'ru' },
  'known tags': { 'if-none-match': '*', 'if-modified-since': 'Tue, 24 Nov 2026 10:00:00 GMT' },
  'a part': { range: 'bytes=0-1,3-4' },
  'odd types': { 'content-type': 'multipart/form-data', 'x-http-method-override': 'DELETE' },
  'odd signatures': {
    'x-contentful-signed-headers': 'a b(,',
    'x-contentful-signature': 'é',
    cookie: '__Host-Http-session=a%0d%0ab',
  },
}

/** A page that has its own policy; what is answered below /media/ has a picture's. */
const isPage = (path: string, { headers }: Answer) =>
  headers['content-type']?.startsWith('text/html') && !path.startsWith('/media/')

/** What Mozilla's Observatory counts, as far as an answer has it: 100, and what each header adds or takes. */
function score({ headers }: Answer): number {
  const policy = String(headers['content-security-policy'] ?? '')
  const isStrict = policy.startsWith("default-src 'none'")
  const isInlined = /unsafe-inline/.test(policy)
  return (
    100 +
    (isStrict ? (isInlined ? 0 : 10) : -25) +
    (/max-age=\d{8}/.test(headers['strict-transport-security'] ?? '') ? 0 : -20) +
    (headers['x-content-type-options'] === 'nosniff' ? 0 : -5) +
    (headers['referrer-policy'] === 'strict-origin' ? 5 : 0) +
    (/frame-ancestors 'none'/.test(policy) ? 5 : -20) +
    (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0)
  )
}

test.each(methods)('every route answers %s with all headers, whatever is sent along', async (method) => {
  const { origin } = await served(unreachable)
  const own = new URL(unreachable).host
  for (const [variant, headers] of Object.entries(variants)) {
    const answers = await Promise.all(routes.map((path) => ask(origin, path, { method, headers, body: '' })))
    for (const [index, answer] of answers.entries()) {
      const what = `${method} ${routes[index]} with ${variant}: ${answer.status}`
      expect(score(answer), what).toBeGreaterThanOrEqual(isPage(routes[index] ?? '', answer) ? 130 : 110)
      expect([200, 204, 301, 304, 400, 403, 404, 405, 415, 502, 503], what).toContain(answer.status)
      expect(answer.headers, what).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers, what).not.toHaveProperty('set-cookie')
      expect(answer.headers.location ?? '', what).not.toMatch(/^(?:https?:)?\/\/(?!www\.uoga\.example)/)
      expect(answer.body.toString(), what).not.toContain(own)
    }
  }
})

test('what the operator leaves out is added, and what it says stays', async () => {
  const { origin } = await served(
    await testOrigin((_request, response) => {
      response.writeHead(200, {
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Set-Cookie': 'a=1',
      })
      response.end('{}')
    }),
  )
  const { headers } = await ask(origin, '/api/v1/thing')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'set-cookie': ['a=1'],
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
  })
})

/** What a server says to bytes that are no request. */
async function say(origin: string, bytes: string): Promise<string> {
  const socket = createConnection(Number(new URL(origin).port), '127.0.0.1')
  socket.end(bytes)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused with all headers', async (_name, bytes, status) => {
  const answer = await say((await served(unreachable)).origin, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  expect(answer).toMatch(/strict-transport-security: max-age/i)
})
