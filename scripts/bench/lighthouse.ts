import lighthouse, { type Result } from 'lighthouse'
import type { Bench } from './bench.ts'
import { withDebuggedBrowser } from './debugged-browser.ts'
import { type Finding, type Goal, median, type Unit, worst } from './finding.ts'
import { lighthouseGoals } from './goals.ts'
import { comparisons, everyPage, type MeasuredPage } from './pages.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** Scores from 0 to 100; times in milliseconds. */
type Scores = Record<(typeof categories)[number] | (typeof metrics)[number], number>

/**
 * Lighthouse with its default, a middling telephone. The machine's mood is in every time: so the rounds go to and fro
 * over all pages, and a page's times are held against its limit page's of the same round.
 */
export async function measureLighthouse(bench: Bench): Promise<Finding[]> {
  const rounds: Map<MeasuredPage, Scores>[] = []
  for (let run = 1; run <= bench.runs; run += 1) {
    const round = new Map<MeasuredPage, Scores>()
    for (const page of run % 2 === 1 ? everyPage : everyPage.toReversed()) {
      const scores = await scoresOf(page, bench)
      round.set(page, scores)
      bench.say(`${page.name}, ${run} of ${bench.runs}: ${scores.performance}`)
    }
    rounds.push(round)
  }
  const scoresIn = (page: MeasuredPage): Scores[] => rounds.flatMap((round) => round.get(page) ?? [])
  return comparisons.flatMap(({ page, limit }) => findingsOf(page, scoresIn(page), scoresIn(limit)))
}

async function scoresOf({ side, path }: MeasuredPage, bench: Bench): Promise<Scores> {
  const { audits, categories: judged } = await audit(`${bench.origins[side]}${path}`, bench)
  const category = (name: (typeof categories)[number]) => (judged[name]?.score ?? 0) * 100
  const metric = (name: (typeof metrics)[number]) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse measured no ${name} on ${path}`)
    return value
  }
  return {
    performance: category('performance'),
    accessibility: category('accessibility'),
    'best-practices': category('best-practices'),
    seo: category('seo'),
    'first-contentful-paint': metric('first-contentful-paint'),
    'largest-contentful-paint': metric('largest-contentful-paint'),
    'total-blocking-time': metric('total-blocking-time'),
    'cumulative-layout-shift': metric('cumulative-layout-shift'),
  }
}

// On a busy machine Lighthouse loses its trace now and then, and asks to be run again.
const tries = 3

async function audit(
  address: string,
  { browser, signal }: Pick<Bench, 'browser' | 'signal'>,
  tried = 1,
): Promise<Result> {
  const result = await withDebuggedBrowser(browser, signal, (port) =>
    lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] }),
  )
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tried < tries) return audit(address, { browser, signal }, tried + 1)
  throw new Error(`Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
}

function findingsOf({ name }: MeasuredPage, scores: Scores[], limits: Scores[]): Finding[] {
  const against = (compare: (own: number, limit: number) => number, metric: keyof Scores) =>
    scores.map((own, round) => compare(own[metric], limits[round]?.[metric] ?? Number.NaN))
  const ratio = (own: number, limit: number) => own / limit
  const difference = (own: number, limit: number) => own - limit
  const finding = (measure: string, unit: Unit, goal: Goal, samples: number[], value = median(samples)) =>
    ({ part: 'lighthouse', subject: name, measure, unit, value, samples, goal }) as const
  const { score, firstContentfulPaint, largestContentfulPaint, totalBlockingTime, cumulativeLayoutShift } =
    lighthouseGoals
  const shifts = scores.map((own) => own['cumulative-layout-shift'])
  return [
    ...categories.map((category) =>
      finding(
        category,
        'score',
        score,
        scores.map((own) => own[category]),
      ),
    ),
    finding('FCP / limit', 'ratio', firstContentfulPaint, against(ratio, 'first-contentful-paint')),
    finding('LCP / limit', 'ratio', largestContentfulPaint, against(ratio, 'largest-contentful-paint')),
    finding('TBT − limit', 'milliseconds', totalBlockingTime, against(difference, 'total-blocking-time')),
    finding('CLS, worst', 'shift', cumulativeLayoutShift, shifts, worst(shifts)),
  ]
}
