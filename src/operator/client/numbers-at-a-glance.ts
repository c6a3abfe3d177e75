import * as v from 'valibot'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Balance } from './account.ts'
import { NumbersAtAGlanceDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { OrderedPlanSummary } from './ordered-plan.ts'
import { unique } from './unique.ts'

const NumberAtAGlance = v.object({
  phoneNumber: PhoneNumber,
  balanceInEuro: v.nullable(Balance),
  standardFeeActivatedAt: v.nullable(Instant),
  orderedPlans: v.pipe(
    v.array(OrderedPlanSummary),
    unique(({ orderedPlanId }) => orderedPlanId),
  ),
})
export type NumberAtAGlance = v.InferOutput<typeof NumberAtAGlance>

/** What remains of each of the account's numbers. */
export const numbersAtAGlance = operation(
  NumbersAtAGlanceDocument,
  v.object({
    numbersAtAGlance: v.pipe(
      v.array(NumberAtAGlance),
      unique(({ phoneNumber }) => phoneNumber),
    ),
  }),
)
