import type { Cents } from './money.ts'

/** A plan as it is sold. Prices are cents with VAT; the reduced price is lower than the plan's own. */
export interface SoldPlan {
  planId: string
  planTitle: string
  planPrice: Cents
  salePrice?: Cents | null | undefined
}

/** What a plan costs without its reduction, where `price` is less than that. */
export const unreducedPrice = (plan: SoldPlan | undefined, price: Cents): Cents | undefined =>
  plan && plan.planPrice > price ? plan.planPrice : undefined

/** What a plan costs now: its reduced price, where it has one. */
export const currentPrice = ({ planPrice, salePrice }: Pick<SoldPlan, 'planPrice' | 'salePrice'>): Cents =>
  salePrice ?? planPrice
