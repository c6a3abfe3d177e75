import type { MonthlyUsage, UsageMonth } from '../../operator/client/monthly-usage.ts'
import { amountOn, type Measure, type Used } from '../daily-usage/usage-days.ts'

/** A month as a chart and a table show it. */
export const usedIn = (month: UsageMonth): Used => ({
  date: month.month,
  dataInLtInMB: month.dataInLtInMB,
  dataAbroadInMB: month.dataInEuInMB + month.dataBeyondEuInMB,
  callsInSeconds: month.callsInSeconds,
  messages: month.messages,
  spentInCents: month.eurOnPlans + month.eurOnData + month.eurOnRest,
})

/** The first day of a day's month, both as the calendar writes them. */
export const monthOf = (today: string): string => `${today.slice(0, 8)}01`

/** What this month had so far, and the last one up to the same day; undefined where either isn't told, or neither had any. */
export function comparedWithLast(
  { months, lastMonthToDate }: Pick<MonthlyUsage, 'months' | 'lastMonthToDate'>,
  measure: Measure,
  today: string,
): { now: number; before: number } | undefined {
  const current = months.find(({ month }) => month === monthOf(today))
  if (!current || !lastMonthToDate) return undefined
  const now = amountOn(usedIn(current), measure)
  const before = amountOn(usedIn(lastMonthToDate), measure)
  return now > 0 || before > 0 ? { now, before } : undefined
}
