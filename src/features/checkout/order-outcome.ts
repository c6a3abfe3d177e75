import * as v from 'valibot'
import { keptForVisit } from '../../lib/visit-storage.ts'
import type { OrderSubmission } from '../../operator/client/submit-order.ts'
import { type OrderError, orderErrors } from '../../operator/contract/order-errors.ts'

/** How an order went, as the operator said: kept for the page that shows it. Nothing in it is personal. */
export interface OrderOutcome {
  /** What support can look up; null where nothing was ordered. */
  reference: string | null
  items: { planId: string; planName: string; submitted: boolean }[]
  problem: OrderError | null
  game: OrderSubmission['gameRegistrationStatus']
}

const Kept = v.object({
  reference: v.nullable(v.string()),
  items: v.array(v.object({ planId: v.string(), planName: v.string(), submitted: v.boolean() })),
  problem: v.nullable(v.picklist([...orderErrors, 'unknown'])),
  game: v.picklist(['REGISTERED', 'ALREADY_REGISTERED', 'FAILED', 'NOT_OFFERED']),
})

export const orderOutcome = keptForVisit('order-outcome', (value): value is OrderOutcome => v.is(Kept, value))

/** What an order came to: the items decide, whatever else is said. */
export type OrderResult = 'all' | 'some' | 'none'

export function resultOf(items: readonly { submitted: boolean }[]): OrderResult {
  const count = items.filter(({ submitted }) => submitted).length
  if (count === 0) return 'none'
  return count < items.length ? 'some' : 'all'
}

export const outcomeOf = (submission: OrderSubmission): OrderOutcome => ({
  reference: submission.orderReference,
  items: submission.orderItems,
  problem: submission.errorMessage,
  game: submission.gameRegistrationStatus,
})
