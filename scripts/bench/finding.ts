import type { PartName } from './options.ts'

/** Inclusive. */
export type Goal = { atMost: number } | { atLeast: number }

/** `ratio` is a multiple of the reference in the same run; `shift` a layout shift score. */
export type Unit = 'score' | 'ratio' | 'milliseconds' | 'bytes' | 'requests' | 'shift' | 'pagesPerSecond'

export interface Finding {
  part: PartName
  /** What was measured: a page of the site, or the reference. */
  subject: string
  measure: string
  unit: Unit
  /** What the samples come to: their median, or their worst where that is the measure. */
  value: number
  samples: number[]
  goal?: Goal
}

/** The middle of the samples, the lower of two; throws a RangeError where there is none. */
export const median = (samples: readonly number[]): number =>
  atRank(samples, Math.floor((samples.length - 1) / 2))

export const worst = (samples: readonly number[]): number => atRank(samples, samples.length - 1)

/** The sample that such a share is not above, such as 0.99; throws a RangeError where there is none. */
export const atShare = (samples: readonly number[], share: number): number =>
  atRank(samples, Math.max(0, Math.ceil(samples.length * share) - 1))

function atRank(samples: readonly number[], rank: number): number {
  const value = samples.toSorted((one, other) => one - other)[rank]
  if (value === undefined) throw new RangeError('nothing was measured')
  return value
}

/** Undefined where there is no goal. */
export function holds({ value, goal }: Finding): boolean | undefined {
  if (!goal) return undefined
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}
