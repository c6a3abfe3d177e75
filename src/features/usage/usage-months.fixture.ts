import { toCents } from '../../lib/money.ts'
import type { UsageMonth } from '../../operator/client/monthly-usage.ts'

/** A month without use; each figure may be another. */
export const usageMonthOf = (month: string, other: Partial<UsageMonth> = {}): UsageMonth => ({
  month,
  dataInLtInMB: 0,
  dataInEuInMB: 0,
  dataBeyondEuInMB: 0,
  callsInSeconds: 0,
  messages: 0,
  eurOnPlans: toCents(0),
  eurOnData: toCents(0),
  eurOnRest: toCents(0),
  ...other,
})
