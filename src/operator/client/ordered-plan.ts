import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { GainUnit, Quantity } from './plan-gains.ts'

const GainAmount = v.pipe(
  v.object({ unlimited: v.boolean(), value: v.nullable(Quantity), unit: GainUnit }),
  v.check(({ unlimited, value }) => unlimited || value !== null),
)
export type GainAmount = v.InferOutput<typeof GainAmount>

/** One allowance of an ordered plan and what remains of it. */
export const Gain = v.object({
  type: enumeration(['DATA_IN_LT', 'DATA_OFF_PEAK', 'DATA_IN_EU', 'DATA_ABROAD', 'MINUTES', 'MESSAGES']),
  zone: enumeration(['LT', 'EU', 'ABROAD']),
  periodAmount: GainAmount,
  rolloverAmount: GainAmount,
  remainingAmount: GainAmount,
  remainingPercentage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  socialOffers: v.array(v.object({ type: enumeration(['CHAT', 'SOCIAL', 'MUSIC', 'VIDEO', 'MAPS']) })),
})
export type Gain = v.InferOutput<typeof Gain>

/** When each began, UTC milliseconds; null where nothing of the kind is under way. */
export const PendingOperations = v.object({
  lastActivationStartedAt: v.nullable(Instant),
  lastTerminationStartedAt: v.nullable(Instant),
  lastRefillStartedAt: v.nullable(Instant),
})
export type PendingOperations = v.InferOutput<typeof PendingOperations>

/** What every view of an ordered plan tells; the price in cents for one period, times UTC milliseconds. */
export const OrderedPlanSummary = v.object({
  orderedPlanId: Identifier,
  hasSufficientBalanceForRecurringPayment: v.nullable(v.boolean()),
  planName: Words,
  planId: Words,
  status: enumeration(['ACTIVE', 'CANCELLED', 'CANCELLATION_IN_PROGRESS', 'ACTIVATION_IN_PROGRESS']),
  validFrom: v.nullable(Instant),
  validTo: v.nullable(Instant),
  isRecurring: v.boolean(),
  eurPrice: EuroPrice,
  gains: v.array(Gain),
})
export type OrderedPlanSummary = v.InferOutput<typeof OrderedPlanSummary>
