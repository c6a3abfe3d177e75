import * as v from 'valibot'
import { Instant } from '../contract/instant.ts'
import { CommonUsageDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { OrderedPlanSummary, PendingOperations } from './ordered-plan.ts'
import { unique } from './unique.ts'
import { Whose } from './whose.ts'

/** What remains, for a glance; times are UTC milliseconds. */
const CommonUsage = v.object({
  pendingOperations: PendingOperations,
  insufficientBalanceNotificationStartedAt: v.nullable(Instant),
  standardFeeActivatedAt: v.nullable(Instant),
  orderedPlans: v.pipe(
    v.array(OrderedPlanSummary),
    unique(({ orderedPlanId }) => orderedPlanId),
  ),
})
export type CommonUsage = v.InferOutput<typeof CommonUsage>

/** With whose it is. */
export const commonUsage = operation(
  CommonUsageDocument,
  v.object({ account: Whose, commonUsage: CommonUsage }),
)
