import { formatEuro } from '../../../src/lib/money.ts'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { findAccount } from '../account/accounts.ts'
import type { Database } from '../database.ts'
import { findNumber } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'
import { sendText } from '../texts.ts'
import { vilniusDate } from '../vilnius.ts'
import type { SoldPlan } from './catalogue.ts'
import { findPlan } from './find-plan.ts'
import { type PlanText, planTexts } from './words.ts'

export type OrderedPlan = Tables['orderedPlans']

/** Writes a plan down as ordered: a number has it from now on, though it doesn't work yet. */
export async function addOrderedPlan(
  database: Database,
  {
    phoneNumber,
    orderedAt,
    orderReference,
  }: Pick<OrderedPlan, 'phoneNumber' | 'orderedAt' | 'orderReference'>,
  { planId, productType, priceInCents, periodInDays, renews, gains }: SoldPlan,
): Promise<OrderedPlan> {
  const plan: OrderedPlan = {
    orderedPlanId: randomCode(16),
    phoneNumber,
    planId,
    productType,
    orderReference,
    status: 'ACTIVATION_IN_PROGRESS',
    priceInCents,
    periodInDays,
    isRecurring: renews ? 1 : 0,
    orderedAt,
    validFrom: null,
    validTo: null,
    activationStartedAt: orderedAt,
    terminationStartedAt: null,
    withdrawnAt: null,
    shortenedByHours: null,
  }
  await database.insertInto('orderedPlans').values(plan).execute()
  const rows = gains.map(({ kind, unit, unlimited, limit, roamingZone }) => ({
    orderedPlanId: plan.orderedPlanId,
    kind,
    roamingZone,
    socialOffers: '[]',
    unit,
    unlimited: unlimited ? (1 as const) : (0 as const),
    periodAmount: limit,
    rolloverAmount: 0,
    remainingAmount: 0,
  }))
  if (rows.length > 0) await database.insertInto('gains').values(rows).execute()
  return plan
}

export const findOrderedPlan = (
  database: Database,
  orderedPlanId: string,
): Promise<OrderedPlan | undefined> =>
  database
    .selectFrom('orderedPlans')
    .selectAll()
    .where('orderedPlanId', '=', orderedPlanId)
    .executeTakeFirst()

/** Newest first. */
export const orderedPlansOf = (database: Database, phoneNumber: PhoneNumber): Promise<OrderedPlan[]> =>
  database
    .selectFrom('orderedPlans')
    .selectAll()
    .where('phoneNumber', '=', phoneNumber)
    .orderBy('orderedAt', 'desc')
    .orderBy('orderedPlanId')
    .execute()

/** Changes a plan that is still as it was read. False when something else changed it meanwhile. */
export async function changeOrderedPlan(
  database: Database,
  { orderedPlanId, status }: OrderedPlan,
  change: Partial<OrderedPlan>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('orderedPlans')
    .set(change)
    .where('orderedPlanId', '=', orderedPlanId)
    .where('status', '=', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Tells a number's holder about a plan by text, in the account's language. `date`: UTC milliseconds. */
export async function tellAboutPlan(
  database: Database,
  now: number,
  { phoneNumber, planId, priceInCents }: OrderedPlan,
  { text, date, amount = formatEuro(priceInCents) }: { text: PlanText; date: number; amount?: string },
): Promise<void> {
  const number = await findNumber(database, phoneNumber)
  const account = await findAccount(database, number?.partnerId ?? '')
  const language = account?.language ?? 'lt'
  const plan = findPlan(planId, now)?.planName[language] ?? planId
  const words = planTexts[language][text]({ plan, amount, date: vilniusDate(date) })
  await sendText(database, now, phoneNumber, words)
}
