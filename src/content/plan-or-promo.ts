import type { Plan } from './plan.ts'

export interface Promo {
  id: string
  name: string
  offerTitle: string
  cardTitle: string
}

/** What a button carries to the order page. */
export type PlanOrPromo = { kind: 'plan'; plan: Plan } | { kind: 'promo'; promo: Promo }
