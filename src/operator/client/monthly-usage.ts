import * as v from 'valibot'
import { CalendarDate } from '../contract/calendar-date.ts'
import { EuroAmount } from '../contract/euro-amount.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Count } from '../contract/typed-text.ts'
import { MonthlyUsageDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { Quantity } from './plan-gains.ts'
import { unique } from './unique.ts'

/** `month` is its first day; sums are in cents. */
const UsageMonth = v.object({
  month: CalendarDate,
  dataInLtInMB: Quantity,
  dataInEuInMB: Quantity,
  dataBeyondEuInMB: Quantity,
  callsInSeconds: Count,
  messages: Count,
  eurOnPlans: EuroAmount,
  eurOnData: EuroAmount,
  eurOnRest: EuroAmount,
})
export type UsageMonth = v.InferOutput<typeof UsageMonth>

/** What a number used and spent in each of the last 12 months, and in the last one up to the same day. */
const MonthlyUsage = v.object({
  phoneNumber: PhoneNumber,
  months: v.pipe(
    v.array(UsageMonth),
    unique(({ month }) => month),
  ),
  lastMonthToDate: v.nullable(UsageMonth),
})
export type MonthlyUsage = v.InferOutput<typeof MonthlyUsage>

export const monthlyUsage = operation(MonthlyUsageDocument, v.object({ monthlyUsage: MonthlyUsage }))
