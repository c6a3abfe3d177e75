import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { Instant } from '../contract/instant.ts'
import { Count } from '../contract/typed-text.ts'
import { DetailedUsageDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { OrderedPlanSummary, PendingOperations } from './ordered-plan.ts'
import { unique } from './unique.ts'
import { Whose } from './whose.ts'

const OrderedPlan = v.object({
  ...OrderedPlanSummary.entries,
  validFrom: v.nullable(Instant),
  validToReductionInHours: v.nullable(Count),
  productType: enumeration(['PLAN', 'OWN_PLAN', 'PROMO']),
  canBeReordered: v.boolean(),
  remainingDaysValidity: v.nullable(Count),
  orderedAt: Instant,
  withdrawalPossibleUntil: v.nullable(Instant),
})
export type OrderedPlan = v.InferOutput<typeof OrderedPlan>

/** Every plan of the current number with all its gains. */
const DetailedUsage = v.object({
  pendingOperations: PendingOperations,
  orderedPlans: v.pipe(
    v.array(OrderedPlan),
    unique(({ orderedPlanId }) => orderedPlanId),
  ),
})
export type DetailedUsage = v.InferOutput<typeof DetailedUsage>

/** With whose it is. */
export const detailedUsage = operation(
  DetailedUsageDocument,
  v.object({ account: Whose, detailedUsage: DetailedUsage }),
)
