import type { OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'
import { wholeOf } from '../gains/gains.ts'

/** Whether a plan's first allowance lasts until its period ends, where a customer goes on as since `since`. UTC milliseconds. */
export type Pace = { name: 'lasts'; since: number } | { name: 'ends'; at: number; since: number }

/** One day says too little of the others. Milliseconds. */
const shortest = 24 * 60 * 60 * 1000

/**
 * What was used since the period began, per day, held against what is left. Undefined where that can't be said: an unlimited
 * allowance, several plans, nothing used or left, less than a day of the period. `now` in UTC milliseconds.
 */
export function paceOf(
  plans: readonly Pick<OrderedPlanSummary, 'validFrom' | 'validTo' | 'gains'>[],
  now: number,
): Pace | undefined {
  const [plan, another] = plans
  const gain = plan?.gains[0]
  if (!plan || another || !gain || plan.validFrom === null || plan.validTo === null) return undefined
  const { remainingAmount } = gain
  const whole = wholeOf(gain)
  if (remainingAmount.unlimited || whole.unlimited || remainingAmount.unit !== whole.unit) return undefined
  const left = remainingAmount.value ?? 0
  const used = (whole.value ?? 0) - left
  const since = plan.validFrom
  const elapsed = now - since
  if (elapsed < shortest || used <= 0 || left <= 0) return undefined
  const at = Math.round(now + (left * elapsed) / used)
  return at >= plan.validTo ? { name: 'lasts', since } : { name: 'ends', at, since }
}

/** Whole days until an instant, and the one that has begun; `now` in UTC milliseconds. */
export const daysLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / shortest))
