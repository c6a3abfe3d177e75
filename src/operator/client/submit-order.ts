import * as v from 'valibot'
import { ResponseSeverity } from '../contract/link-result.ts'
import { OrderError } from '../contract/order-errors.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { SubmitOrderDocument } from './generated/graphql.ts'
import { writingMutation } from './operation.ts'

/** How an order went, item by item; an unknown game outcome is that of a game that could not be asked. */
const OrderSubmission = v.object({
  status: ResponseSeverity,
  errorMessage: v.nullable(OrderError),
  orderItems: v.array(v.object({ submitted: v.boolean(), planId: Words, planName: Words })),
  gameRegistrationStatus: v.fallback(
    v.picklist(['REGISTERED', 'ALREADY_REGISTERED', 'FAILED', 'NOT_OFFERED']),
    'FAILED',
  ),
  orderReference: v.nullable(Identifier),
})
export type OrderSubmission = v.InferOutput<typeof OrderSubmission>

/** Orders plans for the number, where it is the current one. Failure: PHONE_NUMBER_CHANGED. */
export const submitOrder = writingMutation(SubmitOrderDocument, v.object({ submitOrder: OrderSubmission }))
