import { type Cents, toCents } from '../../../src/lib/money.ts'
import type { OrderError } from '../../../src/operator/contract/order-errors.ts'
import type { Database } from '../database.ts'
import type { NumberOnRecord } from '../phone-numbers.ts'
import type { SoldPlan } from '../plans/catalogue.ts'
import { findPlan, findSoldPlan } from '../plans/find-plan.ts'
import { noticeFor } from '../plans/neighbours.ts'
import { type OrderedPlan, orderedPlansOf } from '../plans/ordered-plans.ts'

export type OrderProblem = Exclude<OrderError, 'unknown'>

/** One plan that is to be ordered: what it is, and why it can't be had; `problem` undefined where it can. */
export interface OrderItem {
  planId: string
  plan: SoldPlan | undefined
  problem: OrderProblem | undefined
  notice: 'PLAN_NOT_AVAILABLE' | 'ALREADY_ACTIVE' | 'REPLACES_PLAN' | 'ACTIVATES_LATER' | undefined
}

export interface PlannedOrder {
  items: OrderItem[]
  totalInCents: Cents
}

/** Looks an order through in the order of its plans, each paid from what the ones before leave of the balance. */
export async function planOrder(
  database: Database,
  now: number,
  number: NumberOnRecord,
  planIds: readonly string[],
): Promise<PlannedOrder> {
  const plans = await orderedPlansOf(database, number.phoneNumber)
  const items: OrderItem[] = []
  let leftInCents = Number(number.balanceInCents)
  let totalInCents = 0
  for (const planId of new Set(planIds)) {
    const sold = await findSoldPlan(database, planId, now)
    totalInCents += sold?.priceInCents ?? 0
    const problem = problemOf(number, plans, sold, leftInCents)
    if (!problem && sold) leftInCents -= sold.priceInCents
    const notice = sold ? noticeFor(plans, sold, now) : 'PLAN_NOT_AVAILABLE'
    items.push({ planId, plan: sold ?? findPlan(planId, now), problem, notice })
  }
  return { items, totalInCents: toCents(totalInCents) }
}

function problemOf(
  { status, registration }: NumberOnRecord,
  plans: readonly OrderedPlan[],
  sold: SoldPlan | undefined,
  leftInCents: number,
): OrderProblem | undefined {
  if (status === 'blocked') return 'NUMBER_BLOCKED'
  if (registration !== 'registered') return 'NUMBER_NOT_REGISTERED'
  if (!sold) return 'PLAN_NOT_AVAILABLE'
  if (plans.some((plan) => plan.planId === sold.planId && plan.status === 'ACTIVATION_IN_PROGRESS'))
    return 'ORDER_IN_PROGRESS'
  return sold.priceInCents > leftInCents ? 'INSUFFICIENT_BALANCE' : undefined
}

/** Why nothing of an order can be had as it is: its first item's reason; undefined where something can. */
export const problemOfAll = ({ items }: PlannedOrder): OrderProblem | undefined =>
  items.every(({ problem }) => problem) ? items[0]?.problem : undefined
