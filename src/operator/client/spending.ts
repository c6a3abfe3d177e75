import * as v from 'valibot'
import { EuroAmount } from '../contract/euro-amount.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { SpendingDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { ServiceReportKind } from './service-report.ts'

/** What a number spent in a period, in cents, by kind. `eurTotal`: without what was paid in. */
const Spending = v.object({
  phoneNumber: PhoneNumber,
  groups: v.array(v.object({ kind: ServiceReportKind, eurTotal: EuroAmount })),
  eurTotal: EuroAmount,
})
export type Spending = v.InferOutput<typeof Spending>

/** The service report's sums without its lines. Failure: PERIOD_NOT_OFFERED. */
export const spending = operation(SpendingDocument, v.object({ serviceReport: Spending }))
