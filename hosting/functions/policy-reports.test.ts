import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import type { PolicyBreach } from './policy-breach.ts'
import { policyCounts } from './policy-counts.ts'
import { policyReports, policyReportsPath } from './policy-reports.ts'

async function send(body: BodyInit, type = 'application/reports+json', method = 'POST') {
  const counted: PolicyBreach[] = []
  const report = policyReports((breaches) => void counted.push(...breaches))
  const request = new Request('https://www.uoga.example/reports/csp', {
    method,
    headers: { 'content-type': type, cookie: '__Host-Http-session=abc', 'user-agent': 'Browser' },
    ...(method === 'POST' && { body }),
  })
  return { status: (await report(request)).status, counted }
}

const violation = (body: object) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://www.uoga.example/mano/nebeliko-nr?phoneNumber=%2B37061234567',
  user_agent: 'Browser',
  body: { documentURL: 'https://www.uoga.example/x?phoneNumber=61234567', sample: 'secret', ...body },
})

test('of a report the directive and the origin are counted, and nothing of the visitor', async () => {
  const reports = [
    violation({
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://tags.example/gtm.js?id=61234567',
    }),
    violation({ effectiveDirective: 'script-src-attr', blockedURL: 'inline' }),
    violation({ effectiveDirective: 'img-src', blockedURL: 'data' }),
    violation({ effectiveDirective: 'connect-src', blockedURL: 'chrome-extension' }),
    { type: 'deprecation', body: {} },
  ]
  expect(await send(JSON.stringify(reports))).toEqual({
    status: 204,
    counted: [
      { directive: 'script-src-elem', blocked: 'https://tags.example' },
      { directive: 'script-src-attr', blocked: 'inline' },
      { directive: 'img-src', blocked: 'data:' },
      { directive: 'connect-src', blocked: 'chrome-extension:' },
    ],
  })
})

test('a browser that knows only report-uri is heard as well', async () => {
  const report = {
    'csp-report': { 'violated-directive': "style-src 'self'", 'blocked-uri': 'https://a.example/b.css' },
  }
  expect(await send(JSON.stringify(report), 'application/csp-report')).toEqual({
    status: 204,
    counted: [{ directive: 'style-src', blocked: 'https://a.example' }],
  })
})

test.each([
  [{ effectiveDirective: 'my number is 61234567', blockedURL: '+37061234567' }],
  [{ effectiveDirective: '__proto__', blockedURL: `https://${'a'.repeat(200)}.example` }],
  [{ effectiveDirective: 'x\n2026 script-src https://forged.example', blockedURL: 'not an\naddress' }],
  [{}],
])('what anyone could write into a report is counted as other: %o', async (body) => {
  expect((await send(JSON.stringify([violation(body)]))).counted).toEqual([
    { directive: 'other', blocked: 'other' },
  ])
})

test.each([
  ['no JSON', '{', 'application/reports+json', 'POST', 400],
  ['another form', '{"a":1}', 'application/csp-report', 'POST', 400],
  ['another type', '[]', 'text/plain', 'POST', 415],
  ['too much', JSON.stringify(['x'.repeat(64_000)]), 'application/reports+json', 'POST', 413],
  ['a GET', '', 'application/json', 'GET', 405],
])('%s is refused', async (_name, body, type, method, status) => {
  expect(await send(body, type, method)).toEqual({ status, counted: [] })
})

test('counts are kept by day through restarts, for thirty days', async () => {
  const file = `${await temporaryFolder()}/policy-reports.json`
  const read = async () => JSON.parse(await readFile(file, 'utf8'))
  let now = Date.UTC(2026, 10, 24, 12)
  const inline = { directive: 'script-src', blocked: 'inline' }
  const before = policyCounts(file, () => now)
  await Promise.all([before([inline]), before([inline, { directive: 'img-src', blocked: 'data:' }])])
  const after = policyCounts(file, () => now)
  await after([inline])
  expect(await read()).toEqual({ '2026-11-24': { 'script-src inline': 3, 'img-src data:': 1 } })
  for (let day = 0; day < 40; day += 1) {
    now += 24 * 60 * 60 * 1000
    await after([inline])
  }
  expect(Object.keys(await read())).toHaveLength(30)
})

test('made-up reports fill no disk', async () => {
  const file = `${await temporaryFolder()}/policy-reports.json`
  const count = policyCounts(file, () => 0)
  await count(
    Array.from({ length: 500 }, (_, at) => ({ directive: 'img-src', blocked: `https://${at}.example` })),
  )
  const [day] = Object.values(JSON.parse(await readFile(file, 'utf8')))
  expect(Object.keys(Object(day))).toHaveLength(201)
  expect(day).toMatchObject({ 'more kinds': 300 })
})

test('on Netlify each is a line of the function’s log, at the path that pages name', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { config, default: answer } = await import('../netlify-functions/policy-reports.ts')
  expect(config.path).toBe(policyReportsPath)
  const body = JSON.stringify([
    violation({ effectiveDirective: 'img-src', blockedURL: 'https://x.example/61234567' }),
  ])
  const headers = { 'content-type': 'application/reports+json' }
  await answer(new Request(`https://www.uoga.example${config.path}`, { method: 'POST', headers, body }))
  expect(log.mock.calls).toEqual([['policy breach: img-src https://x.example']])
})
