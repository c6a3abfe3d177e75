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

const asked = (method = 'GET') => new Request('https://www.uoga.example/health', { method })

async function healthOf(
  status: number,
  date = new Date(tenMinutesLater),
  facts: typeof release | undefined = release,
) {
  const calls: (string | undefined)[] = []
  const operator = await testOrigin((request, response) => {
    calls.push(request.url)
    response.writeHead(status, { Date: date.toUTCString() }).end('{}')
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
    operator: { state: 'reachable', milliseconds: 0, clockIsOffBySeconds: 0 },
    certificateDaysLeft: { site: null, operator: null },
  })
})

test.each([
  ['fails', 503, undefined, { state: 'failing', status: 503 }],
  ['refuses, which an operator may', 401, undefined, { state: 'reachable' }],
  ['has another time', 200, new Date(tenMinutesLater - 120_000), { clockIsOffBySeconds: 120 }],
] as const)('an operator that %s is said, and pages are served', async (_name, status, date, operator) => {
  const { answer } = await healthOf(status, date)
  const answered = await answer(asked())
  expect(answered.status).toBe(200)
  expect(await answered.json()).toMatchObject({ status: status === 401 ? 'ok' : 'degraded', operator })
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
  expect(calls).toEqual(['/api/v1/plan-prices'])
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
