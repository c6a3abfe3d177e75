import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { gameRegistrationStatuses } from '../contract/game-registration-statuses.ts'
import { ResponseSeverity } from '../contract/link-result.ts'
import { OrderError } from '../contract/order-errors.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { SubmitOrderDocument } from './generated/graphql.ts'
import { writingMutation } from './operation.ts'

/** How an order went, item by item; what came of the game must not hide what came of the order. */
const Submission = v.object({
  status: ResponseSeverity,
  errorMessage: v.nullable(OrderError),
  orderItems: v.array(v.object({ submitted: v.boolean(), planId: Words, planName: Words })),
  gameRegistrationStatus: v.fallback(enumeration(gameRegistrationStatuses), 'unknown'),
  orderReference: v.nullable(Identifier),
})
/** An answer whose status and items contradict each other, or without items, says nothing: no page may claim either. */
const OrderSubmission = v.pipe(
  Submission,
  v.check(({ status, orderItems }) => {
    const count = orderItems.filter(({ submitted }) => submitted).length
    if (status === 'ERROR') return count === 0
    return orderItems.length > 0 && (status !== 'SUCCESS' || count === orderItems.length)
  }, 'status and items contradict each other'),
)
export type OrderSubmission = v.InferOutput<typeof OrderSubmission>

/** Orders plans for the number, where it is the current one. Failure: PHONE_NUMBER_CHANGED. */
export const submitOrder = writingMutation(SubmitOrderDocument, v.object({ submitOrder: OrderSubmission }))
