import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { chargeNumber } from '../account/charges.ts'
import { noteHistory } from '../account/history.ts'
import { sendAlert } from '../alerts/send-alert.ts'
import type { Database } from '../database.ts'
import { addJob, type JobHandlers } from '../jobs.ts'
import { limits } from '../limits.ts'
import { findNumber } from '../phone-numbers.ts'
import type { SoldPlan } from './catalogue.ts'
import { followedBy, takenOverBy } from './neighbours.ts'
import {
  addOrderedPlan,
  changeOrderedPlan,
  findOrderedPlan,
  type OrderedPlan,
  orderedPlansOf,
  tellAboutPlan,
} from './ordered-plans.ts'
import { beginPeriod, periodEnd } from './period.ts'
import type { PlanJobKind } from './tables.ts'

const hour = 60 * 60 * 1000

/** Orders a plan for a number and takes its price. False, and nothing done, when the balance doesn't cover it. */
export async function orderPlan(
  database: Database,
  now: number,
  { phoneNumber, orderReference }: Pick<OrderedPlan, 'phoneNumber' | 'orderReference'>,
  sold: SoldPlan,
): Promise<boolean> {
  const { planId, priceInCents } = sold
  const charge = { phoneNumber, kind: 'plan', subject: planId, amountInCents: priceInCents } as const
  if (!(await chargeNumber(database, { ...charge, chargedAt: now }))) return false
  const others = await orderedPlansOf(database, phoneNumber)
  const plan = await addOrderedPlan(database, { phoneNumber, orderReference, orderedAt: now }, sold)
  const line = { phoneNumber, date: now, placeholders: { plan: planId }, amountInCents: -priceInCents }
  await noteHistory(database, { ...line, template: 'planOrdered' })
  const startsAt = followedBy(others, sold, now)?.validTo ?? now + limits.plans.activationTakes
  await addPlanJob(database, plan, 'planActivation', startsAt)
  return true
}

/** Begins to cancel a plan, which then works until its period ends. Undefined where there is none to cancel. */
export async function terminatePlan(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
  planId: string,
): Promise<OrderedPlan | undefined> {
  const plans = await orderedPlansOf(database, phoneNumber)
  const plan = plans.find((one) => one.planId === planId && one.status === 'ACTIVE')
  if (!plan) return undefined
  await changeOrderedPlan(database, plan, { status: 'CANCELLATION_IN_PROGRESS', terminationStartedAt: now })
  await addPlanJob(database, plan, 'planTermination', now + limits.plans.terminationTakes)
  return plan
}

/** What happens to plans by itself. */
export const planJobs = (clock: { now(): number }): Pick<JobHandlers, PlanJobKind> => ({
  planActivation: whilePlan((database, plan) => activate(database, clock.now(), plan)),
  planTermination: whilePlan((database, plan) => finishTermination(database, clock.now(), plan)),
  planPeriodEnd: whilePlan(endPeriod),
  planRenewalNotice: whilePlan((database, plan) => warnOfRenewal(database, clock.now(), plan)),
})

const whilePlan =
  (run: (database: Database, plan: OrderedPlan) => Promise<void>) =>
  async (database: Database, orderedPlanId: string): Promise<void> => {
    const plan = await findOrderedPlan(database, orderedPlanId)
    if (plan) await run(database, plan)
  }

async function activate(database: Database, validFrom: number, plan: OrderedPlan): Promise<void> {
  if (plan.status !== 'ACTIVATION_IN_PROGRESS') return
  const { phoneNumber, planId } = plan
  for (const other of takenOverBy(await orderedPlansOf(database, phoneNumber), plan))
    await takeOver(database, other, validFrom)
  await changeOrderedPlan(database, plan, { status: 'ACTIVE', activationStartedAt: null })
  await beginPeriod(database, plan, validFrom)
  await planPeriodJobs(database, plan, validFrom)
  await database
    .updateTable('phoneNumbers')
    .set({ standardFeeActivatedAt: null })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  const placeholders = { plan: planId }
  await noteHistory(database, { phoneNumber, date: validFrom, template: 'planActivated', placeholders })
  await tellAboutPlan(database, validFrom, plan, { text: 'activated', date: periodEnd(plan, validFrom) })
}

async function finishTermination(database: Database, now: number, plan: OrderedPlan): Promise<void> {
  if (plan.status !== 'CANCELLATION_IN_PROGRESS') return
  const { phoneNumber, planId, validTo } = plan
  await changeOrderedPlan(database, plan, { status: 'CANCELLED', isRecurring: 0, terminationStartedAt: null })
  const placeholders = { plan: planId }
  await noteHistory(database, { phoneNumber, date: now, template: 'planCancelled', placeholders })
  await tellAboutPlan(database, now, plan, { text: 'cancelled', date: validTo ?? now })
}

/** The period is over: it is followed by another where the plan is recurring and the balance does. */
async function endPeriod(database: Database, plan: OrderedPlan): Promise<void> {
  const { phoneNumber, planId, priceInCents, validTo: end } = plan
  if (end === null) return
  const note = (template: 'planEnded' | 'planRenewed' | 'planNotRenewed') =>
    noteHistory(database, {
      phoneNumber,
      date: end,
      template,
      placeholders: { plan: planId },
      ...(template === 'planRenewed' && { amountInCents: -priceInCents }),
    })
  await database
    .updateTable('phoneNumbers')
    .set({ insufficientBalanceNotificationStartedAt: null })
    .where('phoneNumber', '=', phoneNumber)
    .execute()

  if (plan.status !== 'ACTIVE' || !plan.isRecurring) {
    await stop(database, plan, end)
    await note('planEnded')
    return
  }
  const charge = { phoneNumber, kind: 'plan', subject: planId, amountInCents: priceInCents } as const
  if (await chargeNumber(database, { ...charge, chargedAt: end })) {
    await beginPeriod(database, plan, end)
    await planPeriodJobs(database, plan, end)
    await note('planRenewed')
    await tellAboutPlan(database, end, plan, { text: 'renewed', date: periodEnd(plan, end) })
    return
  }
  await stop(database, plan, end)
  await note('planNotRenewed')
  await tellAboutPlan(database, end, plan, { text: 'notRenewed', date: end })
}

/** Ends a plan before its time, because another one takes over. */
async function takeOver(database: Database, plan: OrderedPlan, now: number): Promise<void> {
  const { orderedPlanId, validTo } = plan
  await stop(database, plan, now)
  await database
    .updateTable('orderedPlans')
    .set({ validTo: now, shortenedByHours: Math.round(((validTo ?? now) - now) / hour) })
    .where('orderedPlanId', '=', orderedPlanId)
    .execute()
}

/** Ends a plan; with the last one standard rates begin. */
export async function stop(database: Database, plan: OrderedPlan, now: number): Promise<void> {
  const { orderedPlanId, phoneNumber } = plan
  await changeOrderedPlan(database, plan, { status: 'CANCELLED', isRecurring: 0, terminationStartedAt: null })
  await database
    .updateTable('gains')
    .set({ remainingAmount: 0, rolloverAmount: 0 })
    .where('orderedPlanId', '=', orderedPlanId)
    .execute()
  await database.deleteFrom('jobs').where('subject', '=', orderedPlanId).execute()
  const others = await orderedPlansOf(database, phoneNumber)
  const works = ({ orderedPlanId: id, validTo }: OrderedPlan) =>
    id !== orderedPlanId && validTo !== null && validTo > now
  if (others.some(works)) return
  await database
    .updateTable('phoneNumbers')
    .set({ standardFeeActivatedAt: now })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
}

async function warnOfRenewal(database: Database, now: number, plan: OrderedPlan): Promise<void> {
  const { phoneNumber, priceInCents, validTo } = plan
  const number = await findNumber(database, phoneNumber)
  if (plan.status !== 'ACTIVE' || !plan.isRecurring || validTo === null || !number) return
  if (number.balanceInCents >= priceInCents) return
  await database
    .updateTable('phoneNumbers')
    .set({ insufficientBalanceNotificationStartedAt: now })
    .where('phoneNumber', '=', phoneNumber)
    .execute()
  const facts = { planId: plan.planId, amountInCents: priceInCents, at: validTo }
  await sendAlert(database, now, phoneNumber, 'RENEWAL_NOT_COVERED', facts)
}

/** Sets down what a period that began brings by itself from an instant on. */
export async function planPeriodJobs(
  database: Database,
  plan: OrderedPlan,
  begin: number,
  from = begin,
): Promise<void> {
  const end = periodEnd(plan, begin)
  const noticeAt = end - limits.plans.renewalNotice
  if (noticeAt > from) await addPlanJob(database, plan, 'planRenewalNotice', noticeAt)
  await addPlanJob(database, plan, 'planPeriodEnd', end)
}

const addPlanJob = (database: Database, plan: OrderedPlan, kind: PlanJobKind, dueAt: number) =>
  addJob(database, { kind, subject: plan.orderedPlanId, dueAt })
