import type { Browser } from '@playwright/test'
import type { Bench } from './bench.ts'
import { browse, telephone } from './browse.ts'
import { type Finding, median } from './finding.ts'
import { readyGoal } from './goals.ts'
import { limitForm, type MeasuredPage, topUp } from './pages.ts'
import { slowDown } from './slow-down.ts'

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/**
 * When the top-up form answers what is typed: as soon as React holds the field for the number. Beside it is when
 * the hand-written form is painted under the same conditions: slower than usual, it says that the machine is busy.
 */
export async function measureReady({ browser, origins, runs, say }: Bench): Promise<Finding[]> {
  const load = ({ side, path }: MeasuredPage, until: () => Promise<number>) =>
    browse(browser, (started) => timeLoad(started, `${origins[side]}${path}`, until))
  const painted: number[] = []
  const ready: number[] = []
  for (let run = 1; run <= runs; run += 1) {
    say(`${run} of ${runs}`)
    painted.push(await load(limitForm, untilPainted))
    ready.push(await load(topUp, untilHydrated))
  }
  return [
    finding(limitForm, 'painted', painted),
    { ...finding(topUp, 'ready for input', ready), goal: readyGoal },
  ]
}

const finding = ({ name }: MeasuredPage, measure: string, samples: number[]): Finding => ({
  part: 'ready',
  subject: name,
  measure: `${measure}, slow 4G and 4 × CPU`,
  unit: 'milliseconds',
  value: median(samples),
  samples,
})

async function timeLoad(browser: Browser, address: string, until: () => Promise<number>): Promise<number> {
  const page = await browser.newPage(telephone)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await slowDown(page)
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(until)
}

/** Runs in the page; resolves with milliseconds from navigation. */
const untilPainted = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) resolve(paint.startTime)
    }).observe({ type: 'paint', buffered: true })
  })

/** Runs in the page; resolves with milliseconds from navigation. */
const untilHydrated = () =>
  new Promise<number>((resolve) => {
    const look = () => {
      const input = document.querySelector('input[type=tel]')
      const isHeld = Object.keys(input ?? {}).some((key) => key.startsWith('__reactProps'))
      if (isHeld) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
