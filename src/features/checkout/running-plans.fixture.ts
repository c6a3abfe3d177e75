import { toCents } from '../../lib/money.ts'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'

type OrderedPlan = DetailedUsage['orderedPlans'][number]

/** A plan of the shop that works until far in the future and renews; `over` says what is otherwise. */
export const runningPlan = (over: Partial<OrderedPlan> = {}): OrderedPlan => ({
  orderedPlanId: 'p1',
  planId: 'm',
  planName: 'Mėlynė',
  status: 'ACTIVE',
  productType: 'PLAN',
  orderedAt: Date.UTC(2026, 0, 1),
  validFrom: Date.UTC(2026, 0, 1),
  validTo: Date.UTC(2126, 0, 31, 12),
  validToReductionInHours: null,
  remainingDaysValidity: null,
  isRecurring: true,
  hasSufficientBalanceForRecurringPayment: true,
  canBeReordered: false,
  withdrawalPossibleUntil: null,
  eurPrice: toCents(690),
  gains: [],
  ...over,
})
