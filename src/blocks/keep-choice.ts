import { isPromoCampaign, promoCampaign, selectedPlan } from '../lib/order-choice-storage.ts'

/** Keeps what a button carries: a plan's id, or a promotion as JSON. */
export function keepChoice({ plan, promo }: DOMStringMap): void {
  if (plan) selectedPlan.write({ planId: plan, submitted: false })
  const campaign: unknown = promo && JSON.parse(promo)
  if (isPromoCampaign(campaign)) promoCampaign.write(campaign)
}
