import * as v from 'valibot'
import { SetUpRecurringPaymentDocument } from './generated/graphql.ts'
import { writingMutation } from './operation.ts'
import { RecurringPayment } from './recurring-payment.ts'

/**
 * Begins an auto top-up, or replaces one in one step; `amount` goes out as `formatEuroAmount` writes it.
 * Failures: MANDATE_NOT_ACCEPTED, NUMBER_NOT_OURS, NUMBER_BLOCKED, CARD_NOT_FOUND, CARD_EXPIRED,
 * SUM_OUT_OF_LIMITS, RECURRING_PAYMENT_NOT_FOUND.
 */
export const setUpRecurringPayment = writingMutation(
  SetUpRecurringPaymentDocument,
  v.object({ setUpRecurringPayment: RecurringPayment }),
)
