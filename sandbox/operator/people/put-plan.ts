import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Database } from '../database.ts'
import { addJob } from '../jobs.ts'
import { listedPlans } from '../plans/catalogue.ts'
import { addOrderedPlan, changeOrderedPlan, type OrderedPlan } from '../plans/ordered-plans.ts'
import { periodEnd } from '../plans/period.ts'
import { planPeriodJobs } from '../plans/plan-life.ts'
import { newReference } from '../reference.ts'
import { day, type SeededPlan } from './person.ts'

/** Gives a number a plan in the middle of its life. What is under way in the seed takes a day, so that it can be looked at. */
export async function putPlan(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  {
    planId,
    daysAgo,
    status = 'ACTIVE',
    isRecurring = true,
    used = 0,
    rollover = 0,
    socialOffers = [],
  }: SeededPlan,
): Promise<void> {
  const sold = listedPlans().get(planId)
  if (!sold) return
  const orderReference = newReference()
  const begun = now - Math.round(daysAgo * day)
  const plan = await addOrderedPlan(database, { phoneNumber, orderedAt: begun, orderReference }, sold)
  if (status === 'ACTIVATION_IN_PROGRESS') {
    await addJob(database, { kind: 'planActivation', subject: plan.orderedPlanId, dueAt: now + day })
    return
  }
  await changeOrderedPlan(database, plan, {
    status,
    isRecurring: isRecurring ? 1 : 0,
    validFrom: begun,
    validTo: periodEnd(plan, begun),
    activationStartedAt: null,
    terminationStartedAt: status === 'CANCELLATION_IN_PROGRESS' ? now : null,
  })
  await setUsed(database, plan, { used, rollover, socialOffers })
  if (periodEnd(plan, begun) <= now) return
  await planPeriodJobs(database, plan, begun, now)
  if (status === 'CANCELLATION_IN_PROGRESS')
    await addJob(database, { kind: 'planTermination', subject: plan.orderedPlanId, dueAt: now + day })
}

async function setUsed(
  database: Database,
  { orderedPlanId }: OrderedPlan,
  { used, rollover, socialOffers }: Required<Pick<SeededPlan, 'used' | 'rollover' | 'socialOffers'>>,
): Promise<void> {
  const gains = await database
    .selectFrom('gains')
    .selectAll()
    .where('orderedPlanId', '=', orderedPlanId)
    .execute()
  for (const { id, kind, periodAmount } of gains) {
    const isData = kind === 'dataInLT'
    const rolloverAmount = isData ? rollover : 0
    const remainingAmount = Number(((periodAmount + rolloverAmount) * (1 - used)).toFixed(2))
    await database
      .updateTable('gains')
      .set({ rolloverAmount, remainingAmount, socialOffers: JSON.stringify(isData ? socialOffers : []) })
      .where('id', '=', id)
      .execute()
  }
}
