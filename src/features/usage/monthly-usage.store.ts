import { type MonthlyUsage, monthlyUsage as ofOperator } from '../../operator/client/monthly-usage.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** What the number that the page shows used and spent in each of the last months. */
export const monthlyUsage = numberLoader<MonthlyUsage>(async () => {
  const outcome = await queryOperator(ofOperator, {})
  if (outcome.kind !== 'answer') return outcome
  const value = outcome.value.monthlyUsage
  return { ...outcome, value: { phoneNumber: value.phoneNumber, value } }
})
