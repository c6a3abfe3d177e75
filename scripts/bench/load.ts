import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Bench } from './bench.ts'
import type { Finding } from './finding.ts'
import { loadGoals } from './goals.ts'
import { publishedPath, withPublishingServer } from './publishing-server.ts'

const pages = 1200
/** Requests per second, for how many seconds, over how many connections. */
const rate = 2_000
const seconds = 20
const connections = 50
/** Milliseconds between two publications meanwhile. */
const betweenPublications = 1_000

const compressed = { 'accept-encoding': 'br' }
const plain = { 'accept-encoding': 'identity' }

interface Asked {
  path: string
  headers?: Record<string, string>
  status: number
  /** What the answer ends with, where that can be read. */
  end?: string
}

/**
 * How long visitors wait for static files of one machine that is asked 2,000 times a second while titles are published: pages
 * compressed and plain, a part of a font, and what a browser holds already. A request is counted from when it was due.
 */
export function measureLoad(bench: Bench): Promise<Finding[]> {
  return withPublishingServer(pages, bench, async ({ origin, publish }) => {
    const asked = await requestsOf(origin)
    const broken = new Map<string, number>()
    const load = autocannon({
      url: origin,
      connections,
      overallRate: rate,
      duration: seconds,
      requests: asked.map(({ path, headers, status, end }) => ({
        path,
        headers: { ...compressed, ...headers },
        onResponse(got: number, body: string) {
          if (got === status && (end === undefined || body.trimEnd().endsWith(end))) return
          broken.set(path, (broken.get(path) ?? 0) + 1)
        },
      })),
    })
    let isLoaded = true
    const published: number[] = []
    const publishing = (async () => {
      for (let run = 0; isLoaded; run += 1) {
        published.push(await publish(`Under load ${run}`, []))
        await wait(betweenPublications)
      }
    })()
    const { latency, requests, errors, timeouts } = await load
    isLoaded = false
    await publishing
    bench.say(
      `${requests.total} requests, ${published.length} publications, each live after ${published.map(Math.round).join(', ')} ms`,
    )
    for (const [path, times] of broken) bench.say(`${path}: ${times} answers that weren't whole`)
    const wrong = errors + timeouts + [...broken.values()].reduce((sum, times) => sum + times, 0)
    const finding = { part: 'load', subject: `${pages} pages` } as const
    return [
      {
        ...finding,
        measure: `99th percentile at ${rate} requests/s`,
        unit: 'milliseconds',
        samples: [latency.p50, latency.p99],
        value: latency.p99,
        goal: loadGoals.answer,
      },
      {
        ...finding,
        measure: 'answers a second',
        unit: 'requests',
        samples: [requests.mean],
        value: requests.mean,
        goal: loadGoals.rate,
      },
      {
        ...finding,
        measure: 'answers that failed or were not whole',
        unit: 'requests',
        samples: [wrong],
        value: wrong,
        goal: { atMost: 0 },
      },
    ]
  })
}

/** What is asked in turn. Rejects where the home page names no font or has no ETag. */
async function requestsOf(origin: string): Promise<Asked[]> {
  const home = await fetch(origin, { headers: compressed })
  const tag = home.headers.get('etag')
  const [font] = /\/_astro\/[^"' ]+\.woff2/.exec(await home.text()) ?? []
  if (!tag || !font) throw new Error('The home page has no ETag or no font.')
  return [
    { path: '/', status: 200 },
    { path: '/planai', status: 200 },
    { path: '/en/plans', status: 200 },
    { path: '/ru', status: 200 },
    { path: publishedPath, status: 200 },
    { path: publishedPath, headers: plain, status: 200, end: '</html>' },
    { path: '/', headers: plain, status: 200, end: '</html>' },
    { path: '/', headers: { 'if-none-match': tag }, status: 304 },
    { path: font, status: 200 },
    { path: font, headers: { range: 'bytes=0-99' }, status: 206 },
  ]
}
