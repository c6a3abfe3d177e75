import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { askSite } from '../ask-site.ts'
import { certificateEnds, certifiedOrigin } from '../certificate.fixture.ts'
import { type Health, health, healthReader } from '../functions/health.ts'
import { operations } from '../functions/operations.ts'
import { policyReports } from '../functions/policy-reports.ts'
import { switches } from '../functions/switches.ts'
import { telemetry } from '../functions/telemetry.ts'
import { loadRelease } from '../loaded-release.ts'
import { redirectsFile } from '../redirects.ts'
import { serveApp, testOrigin } from '../request.fixture.ts'
import { page } from '../site.fixture.ts'
import { createSite } from '../site.ts'
import { alertWatch } from './alert-watch.ts'
import { alertTo } from './send-out.ts'
import { sighting } from './sighting.ts'
import { sightingsIn } from './sightings-database.ts'

const minute = 60_000

// What can't be written or sent is also a line of the log.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

interface Setting {
  /** An operator that answers with this status, by this clock, so late. */
  operator?: { status?: number; clockIsOffBySeconds?: number }
  operatorOrigin?: string
  /** Whose certificate is read. */
  siteOrigin?: string
  deadline?: () => AbortSignal
  dataFolder?: string
  cms?: () => Promise<never>
}

/** The one-machine site with all that watches it, on a clock that the test moves, and who is called. */
async function site({
  operator = {},
  operatorOrigin,
  siteOrigin = 'http://127.0.0.1',
  deadline,
  dataFolder,
  cms,
}: Setting = {}) {
  let time = Date.parse('2026-11-24T12:00:30Z')
  const now = () => time
  const calls: string[] = []
  const webhook = await testOrigin((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      calls.push(JSON.parse(body).text)
      response.end()
    })
  })
  const operatorAt =
    operatorOrigin ??
    (await testOrigin((_request, response) => {
      const date = new Date(time - (operator.clockIsOffBySeconds ?? 0) * 1000)
      response.writeHead(operator.status ?? 200, { Date: date.toUTCString() }).end('{}')
    }))
  const sightings = sightingsIn({
    dataFolder: dataFolder ?? (await temporaryFolder()),
    now,
    release: () => 'r',
  })
  onTestFinished(sightings.close)
  const release = {
    name: 'r',
    madeAt: '2026-11-24T10:00:00Z',
    version: '1',
    commit: 'c',
    notes: 'n',
    contentRevision: 'x',
  }
  const readHealth: (request: Request) => Promise<Health> = healthReader({
    release: async () => release,
    siteOrigin,
    operator: operatorAt,
    now,
  })
  const watch = alertWatch({
    situation: async () => ({
      sightings: sightings.since(now() - 20 * minute),
      health: await readHealth(new Request('http://127.0.0.1/health')),
      diskFailingSince: sightings.failingSince(),
      now: now(),
    }),
    send: alertTo(webhook),
    siteOrigin: 'https://www.uoga.example',
  })
  const functions = {
    '/health': health(readHealth),
    '/telemetry': telemetry(sightings.record),
    '/switches': switches({ read: cms ?? (() => Promise.reject(new Error('no content'))), now }),
    '/reports/csp': policyReports((breaches) =>
      sightings.record(
        breaches.map(({ directive, blocked }) => sighting('policy', `${directive} ${blocked}`)),
      ),
    ),
    '/operations': operations({
      view: async (request) => ({
        siteOrigin: 'https://www.uoga.example',
        health: await readHealth(request),
        alerts: watch.open(),
        sightings: sightings.since(now() - 24 * 60 * minute),
        now: now(),
      }),
      secret: undefined,
      isLocal: true,
    }),
  }
  const folder = await temporaryFolder({
    files: {
      'index.html': page('Pradžia'),
      '404.html': page('Nerasta'),
      _redirects: redirectsFile({ site: 'https://www.uoga.example', operator: operatorAt }),
      _headers: '',
    },
  })
  const loaded = await loadRelease({ folder, previousFolder: '', configFile: '' })
  const origin = await serveApp(
    createSite({ release: () => loaded, functions, seen: sightings.record, ...(deadline && { deadline }) }),
  )
  return {
    origin,
    calls,
    sightings,
    now,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** What a minute of the clock brings, with both looks that are in it. */
    async minutePasses() {
      time += minute / 2
      await watch.look()
      time += minute / 2
      await watch.look()
    },
    async ask(path: string, times = 10) {
      for (let count = 0; count < times; count += 1) await askSite(origin, path)
    },
    async sends(seen: object[], pageClass = 'topUpPage', times = 1) {
      const body = JSON.stringify({ page: pageClass, language: 'lt', device: 'phone', seen })
      for (let count = 0; count < times; count += 1)
        await askSite(origin, '/telemetry', {
          method: 'POST',
          headers: { 'content-length': String(Buffer.byteLength(body)) },
          body,
        })
    },
    publish: (...names: string[]) => sightings.record(names.map((name) => sighting('publish', name))),
    shown: async () => (await askSite(origin, '/operations')).body,
  }
}
type Site = Awaited<ReturnType<typeof site>>

const outcome = (name: string, how: string, count = 5) => ({
  kind: 'outcome',
  name,
  outcome: how,
  reference: 'A1B2C3D4E5F6',
  count,
})
const failing = { 'content-type': 'application/reports+json' }

interface Fault {
  name: string
  setting?: () => Promise<Setting> | Setting
  strike: (site: Site) => Promise<void> | void
  alert: string
}

const late = (milliseconds: number) =>
  testOrigin((_request, response) => void setTimeout(() => response.end('{}'), milliseconds))

const faults: Fault[] = [
  {
    name: 'the operator answers 500',
    setting: () => ({ operator: { status: 500 } }),
    strike: ({ ask }) => ask('/api/v1/payment/card'),
    alert: 'operatorFails',
  },
  {
    name: 'the operator never answers in time',
    setting: async () => ({ operatorOrigin: await late(60), deadline: () => AbortSignal.timeout(10) }),
    strike: ({ ask }) => ask('/api/v1/payment/card'),
    alert: 'operatorFails',
  },
  {
    name: 'the operator’s name leads nowhere',
    setting: () => ({ operatorOrigin: 'http://operator.invalid' }),
    strike: ({ ask }) => ask('/api/v1/payment/card', 1),
    alert: 'operatorFails',
  },
  {
    name: 'the operator’s answers can’t be read',
    strike: ({ sends }) =>
      sends([outcome('GetAccount', 'unknown/malformedAnswer'), outcome('GetAccount', 'answer')]),
    alert: 'operatorMalformed',
  },
  {
    name: 'payments fail for people on phones',
    strike: ({ sends }) =>
      sends([outcome('payment/card', 'unknown/serverError', 4), outcome('payment/card', 'answer', 1)]),
    alert: 'topUpsFail',
  },
  {
    name: 'top-ups come back as failed',
    strike: ({ sends }) => sends([{ kind: 'view', count: 8 }], 'topUpFailure'),
    alert: 'topUpsFail',
  },
  {
    name: 'Contentful is down',
    setting: () => ({ cms: () => Promise.reject(new Error('429')) }),
    strike: ({ ask }) => ask('/switches', 4),
    alert: 'serverErrors',
  },
  { name: 'a publish fails', strike: ({ publish }) => publish('received', 'failed'), alert: 'publishFailed' },
  {
    name: 'what was published doesn’t arrive',
    strike: ({ publish, pass }) => {
      publish('received')
      pass(5 * minute)
    },
    alert: 'contentStale',
  },
  {
    name: 'webhooks storm',
    strike: ({ publish }) => publish(...Array(150).fill('received')),
    alert: 'webhookStorm',
  },
  {
    name: 'the disk is full',
    // A file in the place of the folder: nothing can be written, as on a full disk.
    setting: async () => ({ dataFolder: `${await temporaryFolder({ files: { full: '' } })}/full` }),
    strike: ({ ask }) => ask('/'),
    alert: 'diskFull',
  },
  {
    name: 'the clock is wrong',
    setting: () => ({ operator: { clockIsOffBySeconds: 90 } }),
    strike: () => undefined,
    alert: 'clockWrong',
  },
  {
    name: 'the site’s certificate ends in ten days',
    setting: async () => ({ siteOrigin: await certifiedOrigin() }),
    strike: ({ pass, now }) => pass(certificateEnds - 10 * 24 * 60 * minute - now()),
    alert: 'certificateEnds',
  },
  {
    name: 'chunks of the site are missing',
    strike: ({ sends }) =>
      sends([{ kind: 'error', name: 'AccountBar.island', outcome: 'missing', count: 3 }]),
    alert: 'missingScripts',
  },
  {
    name: 'a vendor’s script doesn’t load',
    strike: ({ sends }) => sends([{ kind: 'error', name: 'tags.example', outcome: 'vendor', count: 3 }]),
    alert: 'vendorScripts',
  },
  {
    name: 'a wallet’s script is stopped by the policy',
    async strike({ origin }) {
      const body = JSON.stringify(
        Array(6).fill({
          type: 'csp-violation',
          body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://pay.example/pay.js' },
        }),
      )
      await askSite(origin, '/reports/csp', {
        method: 'POST',
        headers: { ...failing, 'content-length': String(body.length) },
        body,
      })
    },
    alert: 'policyStops',
  },
  {
    name: 'a release breaks scripts',
    strike: ({ sends }) =>
      sends([
        { kind: 'view', count: 20 },
        { kind: 'error', name: 'TopUp.island', outcome: 'TypeError', count: 6 },
      ]),
    alert: 'browserErrors',
  },
]

test.each(faults)(
  '$name: seen on /operations and someone is called within a minute',
  async ({ setting, strike, alert }) => {
    const struck = await site(await setting?.())
    await strike(struck)
    await struck.minutePasses()
    expect(struck.calls).toContainEqual(expect.stringMatching(`^${alert} at https://www.uoga.example: `))
    expect(await struck.shown()).toContain(`<strong>${alert}</strong>`)
    // Once, however long it lasts.
    await struck.minutePasses()
    expect(struck.calls.filter((text) => text.startsWith(alert))).toHaveLength(1)
  },
  60_000,
)

test('a site that is well calls no one', async () => {
  const well = await site()
  await well.ask('/', 20)
  await well.ask('/api/v1/account', 20)
  await well.ask('/nowhere', 3)
  await well.sends([
    { kind: 'view', count: 40 },
    outcome('payment/card', 'answer', 9),
    outcome('payment/card', 'unknown/noConnection', 1),
  ])
  well.publish('received', 'live')
  await well.minutePasses()
  expect(well.calls).toEqual([])
  expect(await well.shown()).toContain('Nothing is wrong by what was seen.')
})

test('what is over is said to be, and an alert that wasn’t taken is sent again', async () => {
  const struck = await site()
  struck.publish('failed')
  await struck.minutePasses()
  struck.pass(1000)
  struck.publish('live')
  await struck.minutePasses()
  expect(struck.calls.at(-1)).toBe('Over: publishFailed at https://www.uoga.example.')
  let refused = 1
  const sent: string[] = []
  const watch = alertWatch({
    situation: async () => ({
      sightings: [],
      health: {
        operator: { state: 'unreachable' },
        certificateDaysLeft: { site: null, operator: null },
      },
      diskFailingSince: undefined,
      now: 0,
    }),
    send: async (text) => {
      if (refused-- > 0) throw new Error('503')
      sent.push(text)
    },
    siteOrigin: 'x',
  })
  await watch.look()
  expect(sent).toEqual([])
  await watch.look()
  expect(sent).toHaveLength(1)
})
