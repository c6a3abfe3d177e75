import * as v from 'valibot'
import { Plan } from './plan.ts'

export const Promo = v.object({
  id: v.string(),
  name: v.string(),
  offerTitle: v.string(),
  cardTitle: v.string(),
})
export type Promo = v.InferOutput<typeof Promo>

/** What a button carries to the order page. */
export const PlanOrPromo = v.variant('kind', [
  v.object({ kind: v.literal('plan'), plan: Plan }),
  v.object({ kind: v.literal('promo'), promo: Promo }),
])
export type PlanOrPromo = v.InferOutput<typeof PlanOrPromo>
