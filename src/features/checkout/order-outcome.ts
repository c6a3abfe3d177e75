import type { OrderSubmission } from '../../operator/client/submit-order.ts'
import type { OrderError } from '../../operator/contract/order-errors.ts'

/** How an order went, as the operator said: kept for the page that shows it. Nothing in it is personal. */
export interface OrderOutcome {
  /** What support can look up; null where nothing was ordered. */
  reference: string | null
  items: { planId: string; planName: string; submitted: boolean }[]
  problem: OrderError | null
  game: OrderSubmission['gameRegistrationStatus']
}

/** What an order came to: the items decide, whatever else is said. */
export type OrderResult = 'all' | 'some' | 'none'

/** Whether all of what was asked for was ordered, some or none; nothing at all is none. */
export function resultOf(items: readonly { submitted: boolean }[]): OrderResult {
  const count = items.filter(({ submitted }) => submitted).length
  if (count === 0) return 'none'
  return count < items.length ? 'some' : 'all'
}

/** What of the operator's answer is kept for the result page. */
export const outcomeOf = (submission: OrderSubmission): OrderOutcome => ({
  reference: submission.orderReference,
  items: submission.orderItems,
  problem: submission.errorMessage,
  game: submission.gameRegistrationStatus,
})
