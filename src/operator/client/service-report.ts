import * as v from 'valibot'
import { CalendarDate } from '../contract/calendar-date.ts'
import { enumeration } from '../contract/enumeration.ts'
import { EuroAmount } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { ServiceReportDocument } from './generated/graphql.ts'
import { HistoryDescription } from './history-description.ts'
import { operation } from './operation.ts'
import { GainUnit, Quantity } from './plan-gains.ts'

/** A kind that this site has no words for is `OTHER`. */
export const ServiceReportKind = v.fallback(
  enumeration(['PLANS', 'DATA', 'CALLS', 'MESSAGES', 'ROAMING', 'OTHER', 'TOP_UPS'], 'OTHER'),
  'OTHER',
)

/** Lines of one kind with their total in cents. */
const ServiceReportGroup = v.object({
  kind: ServiceReportKind,
  lines: v.array(
    v.object({
      date: Instant,
      description: HistoryDescription,
      quantity: v.nullable(Quantity),
      units: v.nullable(GainUnit),
      cost: EuroAmount,
    }),
  ),
  eurTotal: EuroAmount,
})
export type ServiceReportGroup = v.InferOutput<typeof ServiceReportGroup>

/** What happened and what it cost from one day to another, both included. Failure: PERIOD_NOT_OFFERED. */
const ServiceReport = v.object({
  from: CalendarDate,
  to: CalendarDate,
  phoneNumber: PhoneNumber,
  groups: v.array(ServiceReportGroup),
  eurTotal: EuroAmount,
})
export type ServiceReport = v.InferOutput<typeof ServiceReport>

export const serviceReport = operation(ServiceReportDocument, v.object({ serviceReport: ServiceReport }))
