import { getAccountSettings } from '../../operator/client/account-settings.ts'
import type { CallOptions } from '../../operator/client/exchange.ts'
import type { RecurringPaymentInput } from '../../operator/client/generated/graphql.ts'
import { setUpRecurringPayment } from '../../operator/client/set-up-recurring-payment.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { paymentCard } from '../../operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../operator/contract/payment-check-result.ts'
import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../operator/contract/validate-number.ts'
import { callOperator } from '../../session/call-operator.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** The account's saved cards and auto top-ups. Ends in an outcome and never throws. */
export async function askCardsAndAutoTopUps(options: CallOptions = {}) {
  const outcome = await queryOperator(getAccountSettings, {}, options)
  if (outcome.kind !== 'answer') return outcome
  const { account, accountSettings } = outcome.value
  const { cardsDetails, recurringPayments } = accountSettings
  const { endedPhoneNumbers } = account
  return { ...outcome, value: { cardsDetails, recurringPayments, endedPhoneNumbers } }
}

/** The operator's calls of an auto top-up. Each ends in an outcome and never throws; `idempotencyKey`: one per intent. */
export const autoTopUpApi = (options: CallOptions = {}) => ({
  methodsAndCards: () => callOperator(paymentMethodsAndCards, { line: 'uoga' }, options),
  validateNumber: (request: RequestOf<typeof validateNumber>) =>
    callOperator(validateNumber, request, options),
  /** With a new card: the first top-up is paid at once. */
  payByCard: (request: RequestOf<typeof paymentCard>, idempotencyKey: string) =>
    callOperator(paymentCard, request, { ...options, idempotencyKey }),
  /** How the first payment of another one is. */
  checkResult: (paymentReference: string) => callOperator(paymentCheckResult, { paymentReference }, options),
  /** With a saved card: no money moves yet. */
  async setUp(recurringPaymentInput: RecurringPaymentInput, idempotencyKey: string) {
    const outcome = await queryOperator(
      setUpRecurringPayment,
      { recurringPaymentInput },
      { ...options, idempotencyKey },
    )
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.setUpRecurringPayment } : outcome
  },
})
export type AutoTopUpApi = ReturnType<typeof autoTopUpApi>
