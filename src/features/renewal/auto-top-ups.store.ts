import { getAccountSettings } from '../../operator/client/account-settings.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { withWorkingCards } from './renewal.ts'

/** The account's auto top-ups that can be charged, asked for where a balance alone doesn't cover a renewal. */
export const autoTopUps = customerLoader<RecurringPayment[]>(async () => {
  const outcome = await queryOperator(getAccountSettings, {})
  if (outcome.kind !== 'answer') return outcome
  const { recurringPayments, cardsDetails } = outcome.value.accountSettings
  return { ...outcome, value: withWorkingCards(recurringPayments, cardsDetails) }
})
