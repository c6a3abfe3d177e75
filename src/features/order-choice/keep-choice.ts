import { loadHandOver } from '../../lib/kept-text.ts'
import { isPromoCampaign, promoCampaign, selectedPlan } from './order-choice-storage.ts'

/** Keeps what a button carries, a plan's id or a promotion as JSON: settles once the next page will find it. */
export async function keepChoice({ plan, promo }: DOMStringMap): Promise<void> {
  if (plan) selectedPlan.write({ planId: plan, submitted: false, chosenAt: Date.now() })
  const campaign: unknown = promo && JSON.parse(promo)
  if (isPromoCampaign(campaign)) promoCampaign.write(campaign)
  await loadHandOver()
}
