import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { readDocument } from './document.ts'
import { headersFile } from './headers.ts'
import { loadRelease } from './loaded-release.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The headers of each path once the real parser has read what was written for these pages. */
async function headersOf(pages: Record<string, string>, built: readonly string[] = []) {
  const documents = new Map(Object.entries(pages).map(([path, html]) => [path, readDocument(html)]))
  const folder = await temporaryFolder({ files: { _headers: headersFile(documents, sources, built) } })
  const { headersFor } = await loadRelease({ folder, previousFolder: '', configFile: '' })
  return headersFor
}

const sources = {
  tags: {
    'script-src': ['https://tags.example'],
    'connect-src': ['https://uoga.example/switches'],
    'frame-src': ['https://chat.example'],
  },
  chat: { 'script-src': ['https://chat.example'], 'frame-src': ['https://chat.example'] },
  wallets: { 'script-src': ['https://wallet.example'] },
}

/** The paths that have a rule. */
const rulesOf = (pages: Record<string, string>): string[] =>
  headersFile(new Map(Object.entries(pages).map(([path, html]) => [path, readDocument(html)])), sources, [])
    .split('\n')
    .filter((line) => line.startsWith('/'))

const directive = (headers: Record<string, string>, name: string): string[] => {
  const policy = headers['Content-Security-Policy'] ?? ''
  return (
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  )
}

test('a page allows its own inline scripts and styles by hash, and no others', async () => {
  const headersFor = await headersOf({
    '/plans': '<style>a{}</style><script>one()</script><script type="module">two()</script>',
    '/help': '<style>b{}</style>',
  })
  expect(directive(headersFor('/plans'), 'script-src').sort()).toEqual(
    ["'self'", hash('one()'), hash('two()')].sort(),
  )
  expect(directive(headersFor('/plans'), 'style-src')).toEqual(["'self'", hash('a{}')])
  expect(directive(headersFor('/help'), 'style-src')).toEqual(["'self'", hash('b{}')])
})

test('data, empty types apart, needs no hash; rules for the browser do', async () => {
  const headersFor = await headersOf({
    '/a': '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":1}</script><script src="/_astro/a.js"></script>',
  })
  expect(directive(headersFor('/a'), 'script-src')).toEqual(["'self'", hash('{"a":1}')])
})

test('hashes are of what the browser reads: line ends are line feeds, text is UTF-8', async () => {
  const headersFor = await headersOf({ '/a': '<style>a::after{content:"ąž"}\r\nb{}</style>' })
  expect(directive(headersFor('/a'), 'style-src')).toContain(hash('a::after{content:"ąž"}\nb{}'))
})

test('not-found pages keep their look and scripts at any path', async () => {
  const headersFor = await headersOf({
    '/404': '<style>lost{}</style>',
    '/en/404': '<script>back()</script>',
    '/plans': '<style>a{}</style>',
  })
  expect(directive(headersFor('/any/where'), 'style-src')).toEqual(["'self'", hash('lost{}')])
  expect(directive(headersFor('/en/any'), 'script-src')).toEqual(["'self'", hash('back()')])
})

const countryPages = (count: number, html: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/roaming/${index}`, html(index)]))

test('alike pages of a folder share one rule, and what is not found below it keeps its look', async () => {
  const pages = {
    '/404': '<style>lost{}</style>',
    '/roaming': '<style>all{}</style>',
    ...countryPages(20, (index) => `<style>${index % 2 ? 'a{}' : 'b{}'}</style>`),
  }
  const headersFor = await headersOf(pages)
  const shared = ["'self'", hash('lost{}'), hash('a{}'), hash('b{}')].sort()
  for (const path of ['/roaming/0', '/roaming/19', '/roaming/nowhere'])
    expect(directive(headersFor(path), 'style-src').sort()).toEqual(shared)
  expect(directive(headersFor('/roaming'), 'style-src')).toEqual(["'self'", hash('all{}')])
  expect(rulesOf(pages)).not.toContain('/roaming/0')
})

test.each([
  ['few', countryPages(9, () => '<style>a{}</style>')],
  ['all different', countryPages(20, (index) => `<style>a${index}{}</style>`)],
  ['in need of more', countryPages(20, (index) => `<p data-needs="${index ? '' : 'wallets'}">`)],
])('pages of a folder that are %s have a rule each', async (_, pages) => {
  for (const path of Object.keys(pages)) expect(rulesOf(pages)).toContain(path)
})

test('a hundred pages that are just alike at the top of a language share a rule, which serves none below', async () => {
  const alike = Array.from(
    { length: 100 },
    (_, page) => [`/en/page-${page}`, '<style>alike{}</style>'] as const,
  )
  const pages = {
    '/404': '<style>lost{}</style>',
    ...Object.fromEntries(alike),
    '/en/other': '<style>other{}</style>',
    '/en/tagged': '<style>alike{}</style><div data-needs="tags"></div>',
  }
  expect(rulesOf(pages).filter((path) => path.startsWith('/en'))).toEqual([
    '/en/:page',
    '/en/other',
    '/en/tagged',
  ])
  const headersFor = await headersOf(pages)
  const styles = (path: string) => directive(headersFor(path), 'style-src')
  expect(new Set(styles('/en/page-7'))).toEqual(new Set(["'self'", hash('lost{}'), hash('alike{}')]))
  expect(styles('/en/other')).toEqual(["'self'", hash('other{}')])
  for (const path of ['/page-7', '/en/deep/page-7', '/en'])
    expect(styles(path)).toEqual(["'self'", hash('lost{}')])
  const fewer = Object.fromEntries(Object.entries(pages).filter(([path]) => path !== '/en/page-7'))
  expect(rulesOf(fewer)).not.toContain('/en/:page')
})

test('a rule at the top changes no other rule of a file there', async () => {
  const alike = Array.from({ length: 100 }, (_, page) => [`/page-${page}`, '<style>alike{}</style>'] as const)
  const headersFor = await headersOf(Object.fromEntries(alike), ['_astro/a.B1x.js'])
  expect(directive(headersFor('/page-7'), 'style-src')).toEqual(["'self'", hash('alike{}')])
  expect(headersFor('/service-worker.js')).toEqual((await headersOf({}))('/service-worker.js'))
  expect(headersFor('/_astro/a.B1x.js')).toEqual(
    (await headersOf({}, ['_astro/a.B1x.js']))('/_astro/a.B1x.js'),
  )
})

test('no answer carries the hashes of another page, not even of styles that several share', async () => {
  const shared = '<style>shared{}</style>'
  const headersFor = await headersOf({
    '/404': '<style>lost{}</style>',
    '/a': shared,
    '/b': shared,
    '/c': `${shared}<script>own()</script>`,
  })
  expect(directive(headersFor('/a'), 'style-src')).toEqual(["'self'", hash('shared{}')])
  expect(directive(headersFor('/a'), 'script-src')).toEqual(["'self'"])
  expect(directive(headersFor('/c'), 'script-src')).toEqual(["'self'", hash('own()')])
  expect(directive(headersFor('/_astro/a.js'), 'style-src')).toEqual(["'self'", hash('lost{}')])
})

const home = '<div data-needs="tags"></div>'

test('a tag can’t call the operator, and has no window of a page without tags', async () => {
  const headersFor = await headersOf({
    '/404': home,
    '/': home,
    '/top-up': '<div data-needs="wallets"></div>',
    '/account': '',
  })
  expect(directive(headersFor('/'), 'connect-src')).toEqual(['https://uoga.example/switches'])
  expect(directive(headersFor('/account'), 'connect-src')).toEqual(["'self'"])
  const openers = ['/', '/top-up', '/account'].map((path) => headersFor(path)['Cross-Origin-Opener-Policy'])
  // The browser keeps two windows of one site together only where both have the same value.
  expect(openers).toEqual(['unsafe-none', 'same-origin-allow-popups', 'same-origin'])
  expect(headersFor('/extra/nowhere')['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

test('a page that needs tags allows exactly their origins, and gives up trusted types', async () => {
  const headersFor = await headersOf({ '/': home, '/plans': '' })
  expect(directive(headersFor('/'), 'script-src')).toEqual(["'self'", 'https://tags.example'])
  expect(directive(headersFor('/'), 'frame-src')).toEqual(['https://chat.example'])
  expect(directive(headersFor('/'), 'require-trusted-types-for')).toEqual([])
  expect(directive(headersFor('/plans'), 'script-src')).toEqual(["'self'"])
  expect(directive(headersFor('/plans'), 'frame-src')).toEqual([])
  expect(directive(headersFor('/plans'), 'require-trusted-types-for')).toEqual(["'script'"])
})

test('a page with the chat alone keeps trusted types, for all but the chat’s script; one with wallets lets them have theirs', async () => {
  const headersFor = await headersOf({
    '/account': '<div data-needs="chat"></div>',
    '/top-up': '<div data-needs="chat wallets"></div>',
    '/extra/top-up': '<div data-needs="wallets"></div>',
  })
  expect(directive(headersFor('/account'), 'script-src')).toEqual(["'self'", 'https://chat.example'])
  for (const path of ['/account', '/top-up', '/extra/top-up'])
    expect(directive(headersFor(path), 'require-trusted-types-for')).toEqual(["'script'"])
  expect(directive(headersFor('/account'), 'trusted-types')).toEqual(['provider'])
  expect(directive(headersFor('/top-up'), 'trusted-types')).toEqual(['*', "'allow-duplicates'"])
})

test('a page of self-service may register the worker, by a policy of its own; no other page may', async () => {
  const headersFor = await headersOf({
    '/account': '<html data-needs="worker"><div data-needs="chat"></div></html>',
    '/extra/account': '<html data-needs="worker"></html>',
    '/plans': '',
  })
  for (const path of ['/account', '/extra/account']) {
    expect(directive(headersFor(path), 'worker-src')).toEqual(["'self'"])
    expect(directive(headersFor(path), 'require-trusted-types-for')).toEqual(["'script'"])
  }
  expect(directive(headersFor('/account'), 'trusted-types')).toEqual(['provider', 'worker'])
  expect(directive(headersFor('/extra/account'), 'trusted-types')).toEqual(['worker'])
  expect(directive(headersFor('/plans'), 'trusted-types')).toEqual(["'none'"])
})

test('the worker’s script is asked for again each time, and may ask this site alone', async () => {
  const headersFor = await headersOf({ '/404': home })
  const headers = headersFor('/service-worker.js')
  expect(headers['Cache-Control']).toBe('no-cache')
  expect(directive(headers, 'default-src')).toEqual(["'none'"])
  expect(directive(headers, 'connect-src')).toEqual(["'self'"])
  expect(directive(headers, 'script-src')).toEqual([])
})

test('a page that can show the nearest first may ask where someone is; no other page may', async () => {
  const headersFor = await headersOf({
    '/404': home,
    '/': home,
    '/order-sim': '<html data-needs="place"><div data-needs="chat"></div></html>',
  })
  expect(headersFor('/order-sim')['Permissions-Policy']).toContain('geolocation=(self)')
  for (const path of ['/', '/nowhere'])
    expect(headersFor(path)['Permissions-Policy']).toContain('geolocation=()')
})

test('a page with wallets may ask for a payment and hear a window that it opened; no other page may', async () => {
  const wallets = '<div data-needs="chat wallets"></div>'
  const headersFor = await headersOf({
    '/404': home,
    '/': home,
    '/top-up': wallets,
    '/extra/top-up': wallets,
  })
  for (const path of ['/top-up', '/extra/top-up']) {
    expect(directive(headersFor(path), 'script-src')).toContain('https://wallet.example')
    expect(headersFor(path)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
    expect(headersFor(path)['Permissions-Policy']).toMatch(/camera=\(\).*payment=\(self\), serial=\(\)/)
  }
  for (const path of ['/', '/nowhere', '/extra/nowhere']) {
    expect(directive(headersFor(path), 'script-src')).not.toContain('https://wallet.example')
    expect(headersFor(path)['Permissions-Policy']).toContain('payment=()')
  }
})

test('below extra paths nothing of another origin is allowed, whatever page answers', async () => {
  const headersFor = await headersOf({ '/404': home, '/': home, '/extra/top-up': '', '/help': '' })
  expect(directive(headersFor('/nowhere'), 'script-src')).toContain('https://tags.example')
  for (const path of ['/extra/top-up', '/extra/nowhere', '/en/extra/a/b', '/ru/extra/x', '/help'])
    expect(directive(headersFor(path), 'script-src')).toEqual(["'self'"])
})

test('every answer has one policy and one HSTS line, and nothing unsafe', async () => {
  const headersFor = await headersOf({ '/': '<style>a{}</style>', '/plans': '<style>b{}</style>' })
  for (const path of ['/', '/plans', '/plans/', '/nowhere', '/_astro/a.js']) {
    const names = Object.keys(headersFor(path)).map((name) => name.toLowerCase())
    expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1)
    expect(names.filter((name) => name === 'strict-transport-security')).toHaveLength(1)
    expect(headersFor(path)['Content-Security-Policy']).not.toMatch(/unsafe|strict-dynamic|\*|,/)
    expect(headersFor(path)['Content-Security-Policy']?.match(/default-src 'none'/g)).toHaveLength(1)
  }
})

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/_astro/client.B1x.js', 'public, max-age=31536000, immutable'],
  // A file that is not built, such as one of the next release.
  ['/_astro/client.gone.js', 'no-store'],
  ['/media/a.webp', 'public, max-age=31536000, immutable'],
  ['/media/gone.webp', 'no-store'],
])('%s is cached: %s', async (path, value) => {
  const headersFor = await headersOf({ '/': '' }, ['index.html', '_astro/client.B1x.js', 'media/a.webp'])
  expect(headersFor(path)['Cache-Control']).toBe(value)
})

test('a PDF of the content is kept as a file, and nothing else is', async () => {
  const headersFor = await headersOf({ '/': '' }, ['media/a.pdf', 'media/a.svg'])
  expect(headersFor('/media/a.pdf')['Content-Disposition']).toBe('attachment')
  expect(headersFor('/media/a.pdf')['Content-Security-Policy']).toMatch(/sandbox$/)
  expect(headersFor('/media/a.svg')['Content-Disposition']).toBeUndefined()
})

test('a picture that is opened by itself may do nothing, whichever it is', async () => {
  const headersFor = await headersOf({ '/404': '<script>back()</script>' }, ['media/a.svg'])
  for (const path of ['/media/a.svg', '/media/of-the-release-before.svg', '/media/deep/er.svg']) {
    expect(headersFor(path)).toMatchObject({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  }
})

test('what a policy stops is reported to the site itself', async () => {
  const headersFor = await headersOf({ '/': '' })
  for (const path of ['/', '/nowhere']) {
    expect(directive(headersFor(path), 'report-to')).toEqual(['csp'])
    expect(directive(headersFor(path), 'report-uri')).toEqual(['/reports/csp'])
    expect(headersFor(path)['Reporting-Endpoints']).toBe('csp="/reports/csp"')
  }
})

test('a page’s address goes nowhere: only its origin does', async () => {
  const headersFor = await headersOf({ '/': '' })
  for (const path of ['/', '/nowhere']) expect(headersFor(path)['Referrer-Policy']).toBe('strict-origin')
})

test('a policy too long for a header stops the build and names the page', () => {
  const scripts = Array.from({ length: 80 }, (_, index) => `<script>run(${index})</script>`)
  const documents = new Map([['/crowded', readDocument(scripts.join(''))]])
  expect(() => headersFile(documents, sources, [])).toThrow('/crowded')
})
