import { type Cents, toCents } from '../../lib/money.ts'
import type { UsageMonth } from '../../operator/client/monthly-usage.ts'
import type { OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'
import { givesNow } from '../gains/gains.ts'

const figures = ['dataInLtInMB', 'dataInEuInMB', 'dataBeyondEuInMB', 'callsInSeconds', 'messages'] as const
type Figure = (typeof figures)[number]

/** A plan that is sold, with what one period has of each; null: without end. */
export interface PlanOffer {
  planId: string
  name: string
  priceInCents: Cents
  periodInDays: number
  limits: Record<Figure, number | null>
}

export interface CheaperPlan {
  name: string
  /** What the three months would have cost with it, what they cost with the own one, and what lies between. */
  cost: Cents
  ownCost: Cents
  saved: Cents
}

const day = 24 * 60 * 60 * 1000
const reckoned = 3

/**
 * The cheapest plan with which the last three whole months would have cost less: at today's prices, one period a month,
 * and with all that was used in each of them within what one period has. Data that was paid for by itself is the own plan's
 * cost, as the other one would have had it; the rest is no one's, as any plan may leave it to be paid. Undefined where none
 * is cheaper, or where it can't be said: several plans, one that isn't renewed, a month that isn't told.
 * `today` as the calendar writes it, `now` in UTC milliseconds.
 */
export function cheaperPlan(
  months: readonly UsageMonth[],
  plans: readonly OrderedPlanSummary[],
  offers: readonly PlanOffer[],
  today: string,
  now: number,
): CheaperPlan | undefined {
  const own = onlyPlan(plans, now)
  const whole = wholeMonths(months, today)
  if (!own || !whole) return undefined
  const ownCost = toCents(whole.reduce((sum, { eurOnData }) => sum + own.eurPrice + eurOnData, 0))
  const [cheapest] = offers
    .filter(({ planId, periodInDays }) => planId !== own.planId && periodInDays === own.periodInDays)
    .filter(({ limits }) => whole.every((month) => isWithin(month, limits)))
    .toSorted((one, other) => one.priceInCents - other.priceInCents)
  if (!cheapest) return undefined
  const cost = toCents(cheapest.priceInCents * reckoned)
  return cost < ownCost ? { name: cheapest.name, cost, ownCost, saved: toCents(ownCost - cost) } : undefined
}

/** The one plan that works and is renewed. */
function onlyPlan(plans: readonly OrderedPlanSummary[], now: number) {
  const [plan, another] = plans.filter((one) => givesNow(one, now))
  if (!plan || another || plan.status !== 'ACTIVE' || !plan.isRecurring) return undefined
  if (plan.validFrom === null || plan.validTo === null) return undefined
  const { planId, eurPrice, validFrom, validTo } = plan
  return { planId, eurPrice, periodInDays: Math.round((validTo - validFrom) / day) }
}

/** The three months before that of a day, where the operator tells all of them. */
function wholeMonths(months: readonly UsageMonth[], today: string): UsageMonth[] | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const whole = Array.from({ length: reckoned }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 2 - index, 1)).toISOString().slice(0, 10)
    return months.find((one) => one.month === first)
  }).filter((one) => one !== undefined)
  return whole.length === reckoned ? whole : undefined
}

const isWithin = (month: UsageMonth, limits: PlanOffer['limits']): boolean =>
  figures.every((figure) => {
    const limit = limits[figure]
    return limit === null || month[figure] <= limit
  })
