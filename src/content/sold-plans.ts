import type { SoldPlan } from '../lib/sold-plan.ts'
import type { Berry } from './berry.ts'
import type { Site } from './snapshot.ts'

/** A plan with its period and its berry, as the cart and the order show it. */
export interface PlanForPeriod extends SoldPlan {
  periodInDays: number
  berry?: Berry | undefined
}

/** What can be ordered by its `planId`: the plans that the site shows and the packs for roaming. Prices in cents. */
export const soldPlans = (site: Pick<Site, 'plans' | 'roamingPacks'>): PlanForPeriod[] => [
  ...site.plans
    .filter(({ display }) => display)
    .map(({ planId, planTitle, planPrice, salePrice, periodInDays, berry }) => ({
      planId,
      planTitle,
      planPrice,
      salePrice,
      periodInDays,
      berry,
    })),
  ...site.roamingPacks.map(({ planId, title, price, periodInDays }) => ({
    planId,
    planTitle: title,
    planPrice: price,
    periodInDays,
  })),
]
