import * as v from 'valibot'
import { PauseRecurringPaymentDocument } from './generated/graphql.ts'
import { repeatableMutation } from './operation.ts'
import { RecurringPayment } from './recurring-payment.ts'

/** Stops an auto top-up for now, or lets it continue. Failure: RECURRING_PAYMENT_NOT_FOUND. */
export const pauseRecurringPayment = repeatableMutation(
  PauseRecurringPaymentDocument,
  v.object({ pauseRecurringPayment: RecurringPayment }),
)
