import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { browse, telephone } from './browse.ts'
import type { Finding, Goal, Unit } from './finding.ts'
import { byteGoalsOf } from './goals.ts'
import { everyPage, type MeasuredPage } from './pages.ts'

interface Transfer {
  path: string
  /** Of the body as sent. */
  bytes: number
  isBlocking: boolean
  /** Milliseconds from navigation. */
  start: number
}

interface Weight {
  firstRender: number
  script: number
  total: number
  requests: number
  requestsBeforePaint: number
}

/**
 * What a page transfers before anything is touched, to someone who has refused what is optional. Bytes are the same on every machine and in every run; only
 * what comes before the largest paint is a matter of time.
 */
export const measureBytes = ({ browser: start, origins, say }: Bench): Promise<Finding[]> =>
  browse(start, async (browser) => {
    const findings: Finding[] = []
    for (const measured of everyPage) {
      say(measured.name)
      const context = await browser.newContext(telephone)
      await context.addInitScript(refuseOptional)
      const page = await context.newPage()
      await page.goto(`${origins[measured.side]}${measured.path}`, { waitUntil: 'networkidle' })
      findings.push(...findingsOf(measured, await weigh(page)))
      await context.close()
    }
    return findings
  })

/** Runs in the page before its own scripts: no one is asked for consent. */
const refuseOptional = () =>
  localStorage.setItem('app:v1:consent', '{"C0002":false,"C0003":false,"C0004":false}')

async function weigh(page: Page): Promise<Weight> {
  const transfers = await page.evaluate(listTransfers)
  const paint = await page.evaluate(largestPaint)
  const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
  const [document, ...files] = transfers.filter(({ path }) => !/icon|manifest/.test(path))
  const sum = (counted: (Transfer | undefined)[]) =>
    counted.reduce((bytes, transfer) => bytes + (transfer?.bytes ?? 0), 0)
  return {
    firstRender: sum([document, ...files.filter(({ isBlocking }) => isBlocking)]),
    script:
      sum(files.filter(({ path }) => path.endsWith('.js'))) +
      (inline.length > 0 ? brotliCompressSync(inline.join('\n')).length : 0),
    total: sum([document, ...files]),
    requests: files.length + 1,
    requestsBeforePaint: files.filter(({ start }) => start < paint).length + 1,
  }
}

/** Runs in the page: the document first, then every file, icons excepted. */
function listTransfers(): Transfer[] {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      start: entry.startTime,
    }))
}

/** Runs in the page: when its largest element was painted, in milliseconds from navigation. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

function findingsOf(measured: MeasuredPage, weight: Weight): Finding[] {
  const goals = measured.side === 'site' ? byteGoalsOf(measured) : undefined
  const finding = (measure: string, unit: Unit, value: number, goal?: Goal): Finding => ({
    part: 'bytes',
    subject: measured.name,
    measure,
    unit,
    value,
    samples: [value],
    ...(goal && { goal }),
  })
  return [
    finding('first render', 'bytes', weight.firstRender, goals?.firstRender),
    finding('script before a touch', 'bytes', weight.script, goals?.script),
    finding('total', 'bytes', weight.total, goals?.total),
    finding('requests', 'requests', weight.requests),
    finding('requests before LCP', 'requests', weight.requestsBeforePaint, goals?.requestsBeforePaint),
  ]
}
