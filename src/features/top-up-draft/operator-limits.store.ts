import { paymentMethodsAndCards } from '../../operator/contract/payment-methods-and-cards.ts'
import { callOperator } from '../../session/call-operator.ts'
import { customerLoader } from '../../session/customer-loader.ts'
import type { SumLimits } from './top-up-draft.ts'

/** The operator's own limits of a customer's top-up, asked for once they are needed. */
export const operatorLimits = customerLoader<SumLimits>(async () => {
  const outcome = await callOperator(paymentMethodsAndCards, { line: 'uoga' })
  if (outcome.kind !== 'answer') return outcome
  const { minimumInCents, maximumInCents } = outcome.value
  return { ...outcome, value: { minimum: minimumInCents, maximum: maximumInCents } }
})
