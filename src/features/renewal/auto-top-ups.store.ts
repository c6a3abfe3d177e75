import { getAccountSettings } from '../../operator/client/account-settings.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** The account's auto top-ups, asked for where a balance alone doesn't cover a renewal. */
export const autoTopUps = customerLoader<RecurringPayment[]>(async () => {
  const outcome = await queryOperator(getAccountSettings, {})
  return outcome.kind === 'answer'
    ? { ...outcome, value: outcome.value.accountSettings.recurringPayments }
    : outcome
})
