import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'

type PlanInUse = DetailedUsage['orderedPlans'][number]

/** A plan and the number that has it: a user who changes the plan names the number. */
export interface OrderedPlan extends PlanInUse {
  phoneNumber: PhoneNumber
}

/** What the page shows of its number. */
export interface Usage extends Pick<DetailedUsage, 'pendingOperations'> {
  orderedPlans: OrderedPlan[]
}

/** Where a plan is in its life. A cancelled one works until its period ends; `unknown`: in a status that this site doesn't know. */
export type PlanPhase = 'activating' | 'active' | 'cancelling' | 'cancelled' | 'ended' | 'unknown'

/** `now` in UTC milliseconds. */
export function planPhase(
  { status, validTo }: Pick<OrderedPlan, 'status' | 'validTo'>,
  now: number,
): PlanPhase {
  const isOver = validTo !== null && validTo <= now
  switch (status) {
    case 'ACTIVATION_IN_PROGRESS':
      return 'activating'
    case 'ACTIVE':
      return isOver ? 'ended' : 'active'
    case 'CANCELLATION_IN_PROGRESS':
      return isOver ? 'ended' : 'cancelling'
    case 'CANCELLED':
      return isOver || validTo === null ? 'ended' : 'cancelled'
    case 'unknown':
      return isOver ? 'ended' : 'unknown'
  }
}

const phases: readonly PlanPhase[] = ['active', 'activating', 'cancelling', 'cancelled', 'unknown', 'ended']

/** What works first, what is over last; within a phase the newest first. */
export const inOrder = (plans: readonly OrderedPlan[], now: number): OrderedPlan[] =>
  plans.toSorted(
    (one, other) =>
      phases.indexOf(planPhase(one, now)) - phases.indexOf(planPhase(other, now)) ||
      other.orderedAt - one.orderedAt,
  )

export interface TimeSpan {
  value: number
  unit: 'day' | 'hour'
}

const hour = 60 * 60 * 1000

/** How long a plan still works: whole days, in the last one hours; undefined while it has no end, or is over. */
export function remainingTime(
  { validTo, remainingDaysValidity }: Pick<OrderedPlan, 'validTo' | 'remainingDaysValidity'>,
  now: number,
): TimeSpan | undefined {
  if (validTo === null || validTo <= now) return undefined
  const hours = Math.ceil((validTo - now) / hour)
  if (hours <= 24) return { value: hours, unit: 'hour' }
  return { value: remainingDaysValidity ?? Math.ceil(hours / 24), unit: 'day' }
}

/** By how much a plan was shortened: in days where they are whole. */
export const reduction = (hours: number): TimeSpan =>
  hours % 24 === 0 ? { value: hours / 24, unit: 'day' } : { value: hours, unit: 'hour' }

/** Whether standard rates apply once this plan is over: no other one continues after it, nor may, as far as is known. */
export const isLastPlan = (plan: OrderedPlan, plans: readonly OrderedPlan[], now: number): boolean =>
  !plans.some(
    (other) =>
      other.orderedPlanId !== plan.orderedPlanId &&
      ['active', 'activating', 'unknown'].includes(planPhase(other, now)),
  )

/** One may withdraw from the contract within 14 days of ordering, until the very instant that the operator names. */
export const mayWithdraw = ({ withdrawalPossibleUntil }: OrderedPlan, now: number): boolean =>
  withdrawalPossibleUntil !== null && withdrawalPossibleUntil > now
