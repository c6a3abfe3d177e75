import { stored } from './storage.ts'

/** One plan on its way to an order; `submitted` once it has been ordered. */
export interface CartItem {
  planId: string
  submitted: boolean
}

/** The promotion by which somebody came; `id` is the content entry's. */
export interface PromoCampaign {
  id: string
  name: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isCartItem = (value: unknown): value is CartItem =>
  isRecord(value) && typeof value.planId === 'string' && typeof value.submitted === 'boolean'

export const isPromoCampaign = (value: unknown): value is PromoCampaign =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'

/** What the last button that orders a plan has chosen. */
export const selectedPlan = stored('selected-plan', isCartItem)
export const promoCampaign = stored('promo-campaign', isPromoCampaign)
