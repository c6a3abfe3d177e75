import { expect, test } from 'vitest'
import { certificateEnds, certifiedOrigin } from '../certificate.fixture.ts'
import { testOrigin } from '../request.fixture.ts'
import { health, healthReader } from './health.ts'

const release = {
  name: '2026-11-24T10-00-00Z-abcdef',
  madeAt: '2026-11-24T10:00:00Z',
  version: '1.0.0',
  commit: 'abc',
  notes: 'A change',
  contentRevision: '0123456789ab',
}
const siteOrigin = 'http://127.0.0.1:4321'
const tenMinutesLater = Date.parse('2026-11-24T10:10:00Z')

const parts = [
  { part: 'account', status: 'ok' },
  { part: 'cards', status: 'ok' },
]

const asked = (method = 'GET') => new Request('https://www.uoga.example/health', { method })

async function healthOf(
  status: number,
  date = new Date(tenMinutesLater),
  facts: typeof release | undefined = release,
  body: string = JSON.stringify({ parts }),
) {
  const calls: (string | undefined)[] = []
  const operator = await testOrigin((request, response) => {
    calls.push(request.url)
    response.writeHead(status, { Date: date.toUTCString() }).end(body)
  })
  let time = tenMinutesLater
  const answer = health(healthReader({ release: async () => facts, siteOrigin, operator, now: () => time }))
  return { answer, calls, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a site that is well says what it serves, how old that is, and that the operator answers', async () => {
  const { answer } = await healthOf(200)
  const answered = await answer(asked())
  expect(answered.status).toBe(200)
  expect(answered.headers.get('cache-control')).toBe('no-store')
  expect(await answered.json()).toEqual({
    status: 'ok',
    release,
    contentAgeInSeconds: 600,
    operator: { state: 'reachable', milliseconds: 0, clockIsOffBySeconds: 0, parts },
    certificateDaysLeft: { site: null, operator: null },
  })
})

test.each([
  ['fails', 503, undefined, { state: 'failing', status: 503 }],
  ['refuses, which an operator may', 401, undefined, { state: 'reachable', parts: 'unknown' }],
  ['has no call for its parts yet', 404, undefined, { state: 'reachable', parts: 'unknown' }],
  ['has another time', 200, new Date(tenMinutesLater - 120_000), { clockIsOffBySeconds: 120 }],
] as const)('an operator that %s is said, and pages are served', async (_name, status, date, operator) => {
  const { answer } = await healthOf(status, date)
  const answered = await answer(asked())
  expect(answered.status).toBe(200)
  expect(await answered.json()).toMatchObject({
    status: [401, 404].includes(status) ? 'ok' : 'degraded',
    operator,
  })
})

test.each([
  ['is down', 'down', 'degraded'],
  ['is slow', 'degraded', 'degraded'],
  ['is in a way that is new', 'paused', 'ok'],
])('a part of the operator that %s is said', async (_name, status, expected) => {
  const ailing = [...parts, { part: 'texts', status }]
  const { answer } = await healthOf(200, undefined, release, JSON.stringify({ parts: ailing }))
  expect(await (await answer(asked())).json()).toMatchObject({
    status: expected,
    operator: { state: 'reachable', parts: ailing },
  })
})

test.each([
  ['a page', '<!doctype html>'],
  ['an object without parts', '{}'],
  ['markup as a part', JSON.stringify({ parts: [{ part: '<b>', status: 'ok' }] })],
  ['more than can be read', JSON.stringify({ parts: [], more: 'x'.repeat(20_000) })],
])('%s instead of parts is no fault, and nothing is known of them', async (_name, body) => {
  const { answer } = await healthOf(200, undefined, release, body)
  expect(await (await answer(asked())).json()).toMatchObject({
    status: 'ok',
    operator: { state: 'reachable', parts: 'unknown' },
  })
})

test('an operator that stops in the middle of its answer is unreachable', async () => {
  const operator = await testOrigin((_, response) => {
    response.writeHead(200).write('{"parts":')
  })
  const answer = health(
    healthReader({ release: async () => release, siteOrigin, operator, now: Date.now, patience: 100 }),
  )
  expect(await (await answer(asked())).json()).toMatchObject({ operator: { state: 'unreachable' } })
})

test('an operator that has no address, or none that answers, is unreachable', async () => {
  const answer = health(
    healthReader({ release: async () => release, siteOrigin, operator: 'http://127.0.0.1:9', now: Date.now }),
  )
  expect(await (await answer(asked())).json()).toMatchObject({
    status: 'degraded',
    operator: { state: 'unreachable' },
  })
})

test('without a release that can be read the site is down', async () => {
  const answer = health(
    healthReader({
      release: () => Promise.reject(new Error('EIO')),
      siteOrigin,
      operator: undefined,
      now: Date.now,
    }),
  )
  const answered = await answer(asked())
  expect([answered.status, await answered.json()]).toEqual([
    503,
    { status: 'down', operator: { state: 'none' }, certificateDaysLeft: { site: null, operator: null } },
  ])
})

test('however often it is asked for, the operator is called once in ten seconds', async () => {
  const { answer, calls, pass } = await healthOf(200)
  await Promise.all(Array.from({ length: 20 }, () => answer(asked())))
  expect(calls).toEqual(['/api/v1/health'])
  pass(10_000)
  await answer(asked('HEAD'))
  expect(calls).toHaveLength(2)
  expect((await answer(asked('POST'))).status).toBe(405)
})

test.each([
  [30, 'ok'],
  [14, 'ok'],
  [13, 'degraded'],
  [-1, 'degraded'],
] as const)('with a certificate of the site that holds for %s days it is %s', async (days, status) => {
  const read = healthReader({
    release: async () => release,
    siteOrigin: await certifiedOrigin(),
    operator: undefined,
    now: () => certificateEnds - (days + 0.5) * 24 * 60 * 60 * 1000,
  })
  expect(await (await health(read)(asked())).json()).toMatchObject({
    status,
    certificateDaysLeft: { site: days, operator: null },
  })
})
