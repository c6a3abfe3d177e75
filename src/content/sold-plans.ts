import type { Plan } from './plan.ts'
import type { Site } from './snapshot.ts'

type SoldOnSite = Pick<Plan, 'planId' | 'planTitle' | 'planPrice' | 'salePrice' | 'periodInDays'>

/** What can be ordered by its `planId`: the plans that the site shows and the packs for roaming. Prices in cents. */
export const soldPlans = (site: Pick<Site, 'plans' | 'roamingPacks'>): SoldOnSite[] => [
  ...site.plans
    .filter(({ display }) => display)
    .map(({ planId, planTitle, planPrice, salePrice, periodInDays }) => ({
      planId,
      planTitle,
      planPrice,
      salePrice,
      periodInDays,
    })),
  ...site.roamingPacks.map(({ planId, title, price, periodInDays }) => ({
    planId,
    planTitle: title,
    planPrice: price,
    periodInDays,
  })),
]
