import { type Cents, formatEuro, toCents } from '../../../src/lib/money.ts'
import { giveBack } from '../account/charges.ts'
import { noteHistory } from '../account/history.ts'
import type { Database } from '../database.ts'
import { findOrderedPlan, type OrderedPlan, tellAboutPlan } from './ordered-plans.ts'
import { stop } from './plan-life.ts'

/** Ends the contract about a plan at once. Returns what is given back to the balance. */
export async function withdraw(database: Database, now: number, orderedPlanId: string): Promise<Cents> {
  const plan = await findOrderedPlan(database, orderedPlanId)
  if (!plan) return toCents(0)
  const { phoneNumber, planId } = plan
  const amountInCents = unusedOf(plan, now)
  await stop(database, plan, now)
  await database
    .updateTable('orderedPlans')
    .set({ withdrawnAt: now, validTo: now, activationStartedAt: null })
    .where('orderedPlanId', '=', orderedPlanId)
    .execute()
  await giveBack(database, {
    phoneNumber,
    kind: 'withdrawal',
    subject: planId,
    amountInCents,
    chargedAt: now,
  })
  const amount = formatEuro(amountInCents)
  await noteHistory(database, {
    phoneNumber,
    date: now,
    template: 'planWithdrawn',
    placeholders: { plan: planId },
    amountInCents,
  })
  await tellAboutPlan(database, now, plan, { text: 'withdrawn', date: now, amount })
  return amountInCents
}

/** The price's share of the time that is left, rounded up: all of it before the plan is active. */
function unusedOf({ priceInCents, validFrom, validTo }: OrderedPlan, now: number): Cents {
  if (validFrom === null || validTo === null) return priceInCents
  const share = Math.min(1, Math.max(0, (validTo - now) / (validTo - validFrom)))
  return toCents(Math.ceil(priceInCents * share))
}
