import type { Berry } from '../../content/berry.ts'
import type { Cents } from '../../lib/money.ts'
import { type ChosenPlan, isEnough, type OwnPlanOffer, ownPlanPrice } from '../own-plan/own-plan.ts'

/** A plan that is sold ready-made, as far as it is compared. Amounts: gigabytes in Lithuania, minutes, messages; null for unlimited. */
export interface ReadyPlan {
  planId: string
  title: string
  berry?: Berry | undefined
  /** Euro cents with VAT for one period: the sale price where there is one. */
  price: Cents
  periodInDays: number
  data: number | null
  minutes: number | null
  messages: number | null
  /** What it holds, in words. */
  holds: string[]
}

/**
 * The ready plan that gives at least as much as the chosen one and costs less; of several the cheapest, then the one
 * that is nearest in data. None works in a zone beyond the EU/EEA or is compared with another period.
 */
export function cheaperReadyPlan(
  plans: readonly ReadyPlan[],
  offer: OwnPlanOffer,
  chosen: ChosenPlan,
): ReadyPlan | undefined {
  const price = ownPlanPrice(offer, chosen)
  return plans
    .filter(
      (plan) =>
        plan.price < price &&
        plan.periodInDays === offer.periodInDays &&
        chosen.zone.amount === 0 &&
        isEnough(plan.data, chosen.data.amount) &&
        isEnough(plan.minutes, chosen.minutes.amount) &&
        isEnough(plan.messages, chosen.messages.amount),
    )
    .sort((one, other) => one.price - other.price || dataOf(one) - dataOf(other))[0]
}

const dataOf = ({ data }: ReadyPlan): number => data ?? Number.MAX_VALUE
