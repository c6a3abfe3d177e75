import * as v from 'valibot'
import { CalendarDate } from '../contract/calendar-date.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Count } from '../contract/typed-text.ts'
import { DailyUsageDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { Quantity } from './plan-gains.ts'
import { unique } from './unique.ts'

const UsageDay = v.object({
  date: CalendarDate,
  dataInLtInMB: Quantity,
  dataAbroadInMB: Quantity,
  callsInSeconds: Count,
  messages: Count,
})
export type UsageDay = v.InferOutput<typeof UsageDay>

/** What a number used on each of the last 30 days. */
const DailyUsage = v.object({
  phoneNumber: PhoneNumber,
  days: v.pipe(
    v.array(UsageDay),
    unique(({ date }) => date),
  ),
})

export const dailyUsage = operation(DailyUsageDocument, v.object({ dailyUsage: DailyUsage }))
