import type { Cents } from '../lib/money.ts'
import { currentPrice, type SoldPlan } from '../lib/sold-plan.ts'
import {
  type AddToCart,
  type BeginCheckout,
  brandLabel,
  type CheckoutProgress,
  couponLabel,
  type Item,
  type ItemsAndSum,
  type Purchase,
  type RemoveFromCart,
} from './event.ts'

/** Plans were put into the cart. */
export const addToCart = (plans: readonly SoldPlan[]): AddToCart => ({
  event: 'add_to_cart',
  ecommerce: sumOf(plans.map(planItem)),
})

/** Plans were taken out of the cart. */
export const removeFromCart = (plans: readonly SoldPlan[]): RemoveFromCart => ({
  event: 'remove_from_cart',
  ecommerce: sumOf(plans.map(planItem)),
})

/** How far someone is: 1 the order was opened, 2 its contract, 3 it was sent. */
export const checkoutStep = (
  step: 1 | 2 | 3,
  plans: readonly SoldPlan[],
): BeginCheckout | CheckoutProgress => {
  const ecommerce = sumOf(plans.map(planItem))
  return step === 1
    ? { event: 'begin_checkout', checkout_step: step, ecommerce }
    : { event: 'checkout_progress', checkout_step: step, ecommerce }
}

/** An order was processed; `now` in UTC milliseconds makes its transaction id. */
export const planPurchase = (plans: readonly SoldPlan[], now: number): Purchase =>
  purchase(plans.map(planItem), now)

/** A top-up was paid; `now` in UTC milliseconds makes its transaction id. */
export const refillPurchase = (amount: Cents, now: number): Purchase =>
  purchase([item('refill', 'refill', 'refill', amount)], now)

const purchase = (items: Item[], now: number): Purchase => ({
  event: 'purchase',
  ecommerce: { ...sumOf(items), transaction_id: `T${now}`, coupon: couponLabel },
})

const planItem = (plan: SoldPlan): Item => item(plan.planId, plan.planTitle, 'plan', currentPrice(plan))

const item = (id: string, name: string, category: Item['item_category'], price: Cents): Item => ({
  item_id: id,
  item_name: name,
  item_brand: brandLabel,
  item_category: category,
  coupon: couponLabel,
  price: price / 100,
  quantity: 1,
})

const sumOf = (items: Item[]): ItemsAndSum => ({
  currency: 'EUR',
  // Summed in cents: euros as fractions would drift.
  value: items.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100,
  items,
})
