import { stored } from '../../lib/storage.ts'

/** One plan on its way to an order; `submitted` once it has been ordered. */
export interface CartItem {
  planId: string
  submitted: boolean
  /** When a button chose it, UTC milliseconds; unsaid of what is in the cart. */
  chosenAt?: number
}

/**
 * The promotion by which someone came: `id` is the content entry's or the operator's offer's, `name` the editors' own.
 * `title`: what people read of an offer, which the content may not know.
 */
export interface PromoCampaign {
  id: string
  name: string
  title?: string
  /** Until when it holds, UTC milliseconds; unsaid, for ever. */
  validTo?: number
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPlanId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 100

export const isCartItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  isPlanId(value.planId) &&
  typeof value.submitted === 'boolean' &&
  (value.chosenAt === undefined || typeof value.chosenAt === 'number')

/** More plans than anyone puts into a cart. */
const mostPlans = 50

/** A list with a plan twice is broken, too: a cart holds each once. */
const isCart = (value: unknown): value is CartItem[] =>
  Array.isArray(value) &&
  value.length <= mostPlans &&
  value.every(isCartItem) &&
  new Set(value.map(({ planId }) => planId)).size === value.length

export const isPromoCampaign = (value: unknown): value is PromoCampaign =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  (value.title === undefined || typeof value.title === 'string') &&
  (value.validTo === undefined || typeof value.validTo === 'number')

/** What the last button that orders a plan has chosen. */
export const selectedPlan = stored('selected-plan', isCartItem)
/** The cart. */
export const selectedPlans = stored('selected-plans', isCart)
export const promoCampaign = stored('promo-campaign', isPromoCampaign)

/** The promotion by which someone came, as long as it holds at an instant, UTC milliseconds. */
export function promoAt(now: number): PromoCampaign | undefined {
  const promo = promoCampaign.read()
  return promo?.validTo !== undefined && promo.validTo <= now ? undefined : promo
}
