import { calendarDateOf } from '../../i18n/date.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { Gain, GainAmount, OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'
import { wholeOf } from '../gains/gains.ts'

/** What went on average, in `unit` a day, since a day as the calendar writes it. `byDays`: of the last days, not of the whole period. */
export interface PaceBasis {
  byDays: boolean
  since: string
  average: number
  unit: GainAmount['unit']
}

/** Whether a plan's first allowance lasts until its period ends, where a customer goes on as before. UTC milliseconds. */
export type Pace = ({ name: 'lasts' | 'tight' } | { name: 'ends'; at: number }) & { basis: PaceBasis }

const day = 24 * 60 * 60 * 1000
// Why: docs/decisions/0116-what-a-pace-is-reckoned-from.md
/** Two of each day of the week, so that no weekend weighs more than it does. */
const mostDays = 14
/** Fewer say too little of the others. */
const fewestDays = 3
/** Where less than this share of what is left would be over, it only just lasts. */
const smallestReserve = 0.1

/**
 * Held against what is left: a usual day of the last two weeks where the days tell of just that allowance, else what went
 * since the period began. Undefined where that can't be said: an unlimited allowance, several plans, nothing used or left,
 * less than a day of the period. `today` as the calendar writes it, `now` in UTC milliseconds.
 */
export function paceOf(
  plans: readonly Pick<OrderedPlanSummary, 'validFrom' | 'validTo' | 'gains'>[],
  days: readonly UsageDay[],
  today: string,
  now: number,
): Pace | undefined {
  const [plan, another] = plans
  const gain = plan?.gains[0]
  if (!plan || another || !gain || plan.validFrom === null || plan.validTo === null) return undefined
  const left = gain.remainingAmount.value ?? 0
  const basis = dailyOf(plan.gains, days, today) ?? dailySince(gain, plan.validFrom, now)
  if (!basis || left <= 0) return undefined
  const at = Math.round(now + (left / basis.average) * day)
  if (at < plan.validTo) return { name: 'ends', at, basis }
  const needed = (basis.average * (plan.validTo - now)) / day
  return { name: needed > left * (1 - smallestReserve) ? 'tight' : 'lasts', basis }
}

/** How much more a customer will use until the period ends, and how much is left, in megabytes. `until`: UTC milliseconds. */
export interface Forecast {
  until: number
  neededInMB: number
  leftInMB: number
}

/** The same days, held against the rest of the period; undefined where they don't tell. */
export function forecastOf(
  plans: Parameters<typeof paceOf>[0],
  days: readonly UsageDay[],
  today: string,
  now: number,
): Forecast | undefined {
  const [plan] = plans
  const basis = paceOf(plans, days, today, now)?.basis
  const left = plan?.gains[0]?.remainingAmount
  const megabytes = left && megabytesIn(left)
  if (!basis?.byDays || !plan?.validTo || megabytes === undefined) return undefined
  return {
    until: plan.validTo,
    neededInMB: (basis.average * megabytes * Math.max(0, plan.validTo - now)) / day,
    leftInMB: (left?.value ?? 0) * megabytes,
  }
}

/** What the days that are over had on average, of an allowance that all data in Lithuania goes from. */
function dailyOf(gains: readonly Gain[], days: readonly UsageDay[], today: string): PaceBasis | undefined {
  const [gain, ...others] = gains
  if (gain?.type !== 'DATA_IN_LT' || gain.socialOffers.length > 0) return undefined
  if (others.some(({ type }) => type === 'DATA_IN_LT' || type === 'DATA_OFF_PEAK')) return undefined
  const megabytes = megabytesIn(gain.remainingAmount)
  const over = days.filter(({ date }) => date < today).slice(-mostDays)
  const [first] = over
  if (!first || megabytes === undefined || over.length < fewestDays) return undefined
  const averageInMB = over.reduce((sum, one) => sum + one.dataInLtInMB, 0) / over.length
  if (averageInMB === 0) return undefined
  const { unit } = gain.remainingAmount
  return { byDays: true, since: first.date, average: averageInMB / megabytes, unit }
}

/** How many megabytes its unit is; undefined where it isn't one of data, or nothing is counted. */
function megabytesIn({ unlimited, unit }: GainAmount): number | undefined {
  if (unlimited) return undefined
  return unit === 'GB' ? 1024 : unit === 'MB' ? 1 : undefined
}

function dailySince(gain: Gain, since: number, now: number): PaceBasis | undefined {
  const { remainingAmount } = gain
  const whole = wholeOf(gain)
  if (remainingAmount.unlimited || whole.unlimited || remainingAmount.unit !== whole.unit) return undefined
  const used = (whole.value ?? 0) - (remainingAmount.value ?? 0)
  const elapsed = (now - since) / day
  if (elapsed < 1 || used <= 0) return undefined
  return { byDays: false, since: calendarDateOf(since), average: used / elapsed, unit: whole.unit }
}

/** Whole days until an instant, and the one that has begun; `now` in UTC milliseconds. */
export const daysLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / day))
