import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import type { Finding } from './finding.ts'
import { loadGoal } from './goals.ts'
import { publishedPath, withPublishingServer } from './publishing-server.ts'

const pages = 1200
/** Milliseconds between two publications meanwhile. */
const betweenPublications = 4_000

export interface Asked {
  path: string
  headers: Record<string, string>
  status: number
  /** What the answer ends with, where that can be read. */
  end?: string
}

export interface Load {
  origin: string
  /** Requests a second, for how many seconds. */
  rate: number
  seconds: number
  /** In turn. */
  asked: readonly Asked[]
}

export interface Loaded {
  /** Milliseconds from when a request was due: half of the answers took no longer, and 99 in 100. */
  median: number
  late: number
  /** How many answers of a path failed, weren't whole or weren't what was expected. */
  broken: [path: string, times: number][]
}

/**
 * How long visitors wait for static files of one machine that is asked 2,000 times a second while titles are published: pages
 * compressed and plain, a part of a font, and what a browser holds already.
 */
export function measureLoad(bench: Bench): Promise<Finding[]> {
  return withPublishingServer(pages, bench, async ({ origin, publish }) => {
    const load = { origin, rate: 2_000, seconds: 20, asked: await requestsOf(origin) }
    let isLoaded = true
    const loading = askInProcess(load, bench.signal).finally(() => {
      isLoaded = false
    })
    const published: number[] = []
    for (let run = 0; isLoaded; run += 1) {
      published.push(Math.round(await publish(`Under load ${run}`, [])))
      await wait(betweenPublications)
    }
    const { median, late, broken } = await loading
    bench.say(`${published.length} publications, live after ${published.join(', ')} ms`)
    for (const [path, times] of broken) bench.say(`${path}: ${times} answers that weren't whole`)
    const wrong = broken.reduce((sum, [, times]) => sum + times, 0)
    const finding = { part: 'load', subject: `${pages} pages` } as const
    return [
      {
        ...finding,
        measure: `99th percentile at ${load.rate} requests/s`,
        unit: 'milliseconds',
        samples: [median, late],
        value: late,
        goal: loadGoal,
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

/** Rejects where the process ends without an answer. */
async function askInProcess(load: Load, signal: AbortSignal): Promise<Loaded> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)), { signal })
  child.send(load)
  const [loaded] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The load ended before it was measured.'))),
  ])
  return loaded
}

const compressed = { 'accept-encoding': 'br' }
const plain = { 'accept-encoding': 'identity' }

/** What is asked. Rejects where the home page names no font or has no ETag. */
async function requestsOf(origin: string): Promise<Asked[]> {
  const home = await fetch(origin, { headers: compressed })
  const tag = home.headers.get('etag')
  const [font] = /\/_astro\/[^"' ]+\.woff2/.exec(await home.text()) ?? []
  if (!tag || !font) throw new Error('The home page has no ETag or no font.')
  return [
    ...['/', '/planai', '/en/plans', '/ru', publishedPath, font].map((path) => ({
      path,
      headers: compressed,
      status: 200,
    })),
    { path: publishedPath, headers: plain, status: 200, end: '</html>' },
    { path: '/', headers: plain, status: 200, end: '</html>' },
    { path: '/', headers: { ...compressed, 'if-none-match': tag }, status: 304 },
    { path: font, headers: { ...compressed, range: 'bytes=0-99' }, status: 206 },
  ]
}
