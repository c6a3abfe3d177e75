import { dailyUsage, type UsageDay } from '../../operator/client/daily-usage.ts'
import { numberLoader } from '../../session/number-loader.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { lastDays } from './usage-days.ts'

/** What the number that the page shows used on each of the last days. */
export const usageDays = numberLoader<UsageDay[]>(async () => {
  const outcome = await queryOperator(dailyUsage, {})
  if (outcome.kind !== 'answer') return outcome
  const { phoneNumber, days } = outcome.value.dailyUsage
  return { ...outcome, value: { phoneNumber, value: lastDays(days) } }
})
