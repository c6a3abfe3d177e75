import type { Goal } from './finding.ts'
import { isContentPage, type MeasuredPage, topUp } from './pages.ts'

const kilobyte = 1000

/** Lighthouse, against the limit page in the same run. */
export const lighthouseGoals = {
  score: { atLeast: 100 },
  firstContentfulPaint: { atMost: 1.25 },
  largestContentfulPaint: { atMost: 1.15 },
  /** Milliseconds more than the limit page. */
  totalBlockingTime: { atMost: 30 },
  cumulativeLayoutShift: { atMost: 0.002 },
} satisfies Record<string, Goal>

interface ByteGoals {
  firstRender: Goal
  script: Goal
  total: Goal
  requestsBeforePaint?: Goal
}

/** Bytes of bodies as sent, brotli. Forms have no goal for requests: their scripts come before the paint or after it. */
export function byteGoalsOf(page: MeasuredPage): ByteGoals {
  if (page === topUp)
    return {
      firstRender: { atMost: 8 * kilobyte },
      script: { atMost: 80 * kilobyte },
      total: { atMost: 110 * kilobyte },
    }
  const isContent = isContentPage(page)
  return {
    firstRender: { atMost: (isContent ? 8 : 10) * kilobyte },
    script: { atMost: 4 * kilobyte },
    total: { atMost: (isContent ? 50 : 90) * kilobyte },
    requestsBeforePaint: { atMost: 6 },
  }
}

/** Milliseconds from navigation, on slow 4G with a processor four times slower. */
export const readyGoal: Goal = { atMost: 1200 }

/** Milliseconds from an event to the next paint, on a processor four times slower. */
export const interactionGoals = {
  median: { atMost: 30 },
  worst: { atMost: 50 },
  /** Typing, against a native input. */
  typing: { atMost: 1.5 },
} satisfies Record<string, Goal>

/** Milliseconds from a click to the paint of what is known of the next page of self-service, on a processor four times slower. */
export const changeGoal: Goal = { atMost: 100 }

/** Bytes loaded for a question, and milliseconds from a letter to its answer on a processor four times slower. */
export const searchGoals = { first: 60 * kilobyte, further: 30 * kilobyte, answer: 150 }

/** Pages per second, against bare Astro. */
export const buildGoal: Goal = { atLeast: 0.8 }

/** Milliseconds, the 99th percentile. */
export const operatorGoal: Goal = { atMost: 50 }

const second = 1000
const gigabyte = 1_000_000_000

/** Pages beside the embedded ones. Milliseconds and bytes. */
export const publishGoals = [
  {
    pages: 1200,
    goals: { live: 1.5 * second, build: 20 * second, memory: 1.2 * gigabyte, answer: 50 },
  },
  {
    pages: 15_000,
    goals: { live: 5 * second, build: 120 * second, memory: 2.5 * gigabyte, answer: 100 },
  },
] as const

/** Milliseconds, the 99th percentile while titles are published. */
export const loadGoal: Goal = { atMost: 20 }
