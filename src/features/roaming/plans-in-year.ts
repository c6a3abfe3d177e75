import { fairUseOf } from '../../lib/fair-use.ts'
import { megabytesInGigabyte } from '../../lib/gigabyte.ts'
import type { TripPlan } from './trip.ts'

/**
 * Ready plans as they are in a year: each gives at least the data in the EU/EEA that fair use says of its price, so that the
 * answer is right on 1 January, before the content's own figure follows.
 */
export const withFairUse = (plans: readonly TripPlan[], year: number): TripPlan[] =>
  plans.map((plan) => {
    const { data } = plan.allowances
    if (!data || plan.gigabytesAtHome === undefined) return plan
    const given = fairUseOf(plan.price, year, plan.gigabytesAtHome ?? undefined) * megabytesInGigabyte
    return { ...plan, allowances: { ...plan.allowances, data: Math.max(data, given) } }
  })
