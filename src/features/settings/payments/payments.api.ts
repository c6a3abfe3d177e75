import { deleteRecurringPayments } from '../../../operator/client/delete-recurring-payments.ts'
import { deleteSavedCard } from '../../../operator/client/delete-saved-card.ts'
import { pauseRecurringPayment } from '../../../operator/client/pause-recurring-payment.ts'
import { queryOperator } from '../../../session/query-operator.ts'
import { mapped } from '../settings.api.ts'

/** The changes of saved cards and auto top-ups. Each ends in an outcome and never throws. */
export const paymentsApi = () => ({
  deleteSavedCard: (cardReference: string) =>
    mapped(queryOperator(deleteSavedCard, { cardReference }), (answer) => answer.deleteSavedCard),
  deleteRecurringPayments: (recurringPaymentIds: string[]) =>
    mapped(
      queryOperator(deleteRecurringPayments, { recurringPaymentIds }),
      (answer) => answer.deleteRecurringPayments,
    ),
  pauseRecurringPayment: (recurringPaymentId: string, paused: boolean) =>
    mapped(
      queryOperator(pauseRecurringPayment, { recurringPaymentId, paused }),
      (answer) => answer.pauseRecurringPayment,
    ),
})

export type PaymentsApi = ReturnType<typeof paymentsApi>
