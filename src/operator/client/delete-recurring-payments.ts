import * as v from 'valibot'
import { Identifier } from '../contract/typed-text.ts'
import { DeleteRecurringPaymentsDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'

/** Ends auto top-ups, each with its own outcome. */
export const deleteRecurringPayments = repeatableMutation(
  DeleteRecurringPaymentsDocument,
  v.object({
    deleteRecurringPayments: v.array(v.object({ recurringPaymentId: Identifier, isRemoved: v.boolean() })),
  }),
)
