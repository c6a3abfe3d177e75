import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/fixtures/temporary-folder.ts'
import { documentsOf, readBuiltSite } from './built-site.ts'
import { readFolder } from './folder.ts'
import { headersFile } from './headers.ts'
import { proveFolder } from './prove-folder.ts'
import { redirectsFile } from './redirects.ts'
import { testOrigin } from './request.fixture.ts'
import { smoke, smokeProblems } from './smoke.ts'

const siteOrigin = 'https://www.uoga.example'
const facts = {
  name: '2026-11-24T10-00-00Z-abcdef',
  madeAt: '2026-11-24T10:00:00Z',
  version: '1.0.0',
  commit: 'abc',
  notes: 'A change',
  contentRevision: '0123456789ab',
}
const page = (language: string, body = '') =>
  `<!doctype html><html lang="${language}"><head><title>A</title><script>run()</script></head><body><h1>A</h1>${body}<script src="/_astro/a.B1x.js"></script></body></html>`
const sound = {
  'index.html': page('lt', '<a href="/planai">x</a>'),
  'planai.html': page('lt'),
  'en.html': page('en'),
  'ru.html': page('ru'),
  '404.html': page('lt'),
  'en/404.html': page('en'),
  'ru/404.html': page('ru'),
  '_astro/a.B1x.js': 'run()',
  'release.json': JSON.stringify(facts),
}

/** What the smoke test says of a built folder, once `spoil` has been at it. */
async function problemsOf(files: Record<string, string> = {}, spoil = (text: string) => text) {
  const folder = await temporaryFolder({ files: { ...sound, ...files } })
  const built = await readFolder(folder)
  const headers = headersFile(
    documentsOf(readBuiltSite(built)),
    { tags: {}, chat: {}, wallets: {} },
    built.keys(),
  )
  const redirects = redirectsFile({ site: siteOrigin, operator: 'https://operator.example' })
  await writeFiles(folder, { _headers: spoil(headers), _redirects: spoil(redirects) })
  return proveFolder({ folder, siteOrigin, configFile: '' })
}

test('a sound build passes', async () => {
  expect(await problemsOf()).toEqual([])
})

test.each<[string, Parameters<typeof problemsOf>, string | RegExp]>([
  [
    'a header that is gone',
    [{}, (text) => text.replaceAll(/ *X-Content-Type-Options.*\n/g, '')],
    '/: has 0 of X-Content-Type-Options',
  ],
  [
    'a policy without the page’s own script',
    [{}, (text) => text.replaceAll(/'sha256-[^']+'/g, '')],
    '/: its policy refuses 1 of its own inline scripts or styles',
  ],
  [
    'two policies in one header',
    [{}, (text) => text.replaceAll(/(Content-Security-Policy: )(.*)/g, '$1$2, $2')],
    '/: has 2 policies, not one',
  ],
  [
    'a page that caches keep',
    [{}, (text) => text.replace('max-age=0, must-revalidate', 'max-age=600')],
    '/: Cache-Control is "public, max-age=600"',
  ],
  [
    'a script that is never kept',
    [{}, (text) => text.replace('public, max-age=31536000, immutable', 'no-store')],
    '/_astro/a.B1x.js: Cache-Control is "no-store"',
  ],
  [
    'a page that names this machine',
    [{ 'planai.html': page('lt', 'http://127.0.0.1:4322/x') }],
    '/planai: names http://127.0.0.1:4322, the visitor’s own machine',
  ],
  [
    'a script that does',
    [{ '_astro/a.B1x.js': 'fetch("http://localhost:1/")' }],
    '/_astro/a.B1x.js: names http://localhost:1, the visitor’s own machine',
  ],
  [
    'a policy that does',
    [{}, (text) => text.replaceAll("img-src 'self'", "img-src 'self' http://127.0.0.1:1")],
    '/en: names http://127.0.0.1:1, the visitor’s own machine',
  ],
  [
    'a missing page of a language',
    [{ 'en/404.html': page('lt') }],
    '/en/no-such-page is not found, in its language: the page is in "lt"',
  ],
  [
    'redirects that are gone',
    [{}, (text) => text.replace(/^\/lt.*\n/m, '')],
    /^\/lt\/… leads to the address without it: was answered 404/,
  ],
  [
    'a release without a name',
    [{ 'release.json': '{}' }],
    '/release.json names the release: 200, and no facts of a release',
  ],
])('%s is refused', async (_name, spoiled, problem) => {
  expect(await problemsOf(...spoiled)).toContainEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  )
})

test('two headers of a name are found, and a server that serves everything is no site', async () => {
  const origin = await testOrigin((_request, response) => {
    response.writeHead(
      200,
      [
        ['Content-Security-Policy', "default-src 'none'"],
        ['Content-Security-Policy', "default-src 'self'"],
      ].flat(),
    )
    response.end(page('lt'))
  })
  const problems = smokeProblems(await smoke({ origin, siteOrigin, functions: true }))
  expect(problems).toContain('/: has 2 policies, not one')
  expect(problems).toContain('/api/..%2f..%2finternal leads nowhere: was answered 200, not 301 or 400 or 404')
  expect(problems).toContain('/_headers is not public: was answered 200, not 404')
  expect(problems).toContain('/health answers: Cache-Control is ""')
  expect(problems).toContain('/reports/csp takes reports, and nothing else: was answered 200, not 204')
})

test('a site that does not answer is a problem, not an error', async () => {
  const checks = await smoke({ origin: 'http://127.0.0.1:9', siteOrigin, functions: true })
  expect(checks.length).toBeGreaterThan(10)
  expect(checks.every(({ problems }) => problems[0]?.startsWith('no answer'))).toBe(true)
})
