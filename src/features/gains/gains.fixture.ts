import { toCents } from '../../lib/money.ts'
import type { Gain, OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'

/** A gain of data in Lithuania with some of it left, in gigabytes; each part may be another. */
export const gainOf = (remaining: number, whole: number, other: Partial<Gain> = {}): Gain => ({
  type: 'DATA_IN_LT',
  zone: 'LT',
  periodAmount: { unlimited: false, value: whole, unit: 'GB' },
  rolloverAmount: { unlimited: false, value: 0, unit: 'GB' },
  remainingAmount: { unlimited: false, value: remaining, unit: 'GB' },
  remainingPercentage: whole === 0 ? 0 : Math.round((remaining / whole) * 100),
  socialOffers: [],
  ...other,
})

/** A plan that works until 10 February 2026; each part may be another. */
export const planOf = (other: Partial<OrderedPlanSummary> = {}): OrderedPlanSummary => ({
  orderedPlanId: 'OP1',
  hasSufficientBalanceForRecurringPayment: true,
  planName: 'Avietė',
  planId: 'uoga-l',
  status: 'ACTIVE',
  validFrom: Date.UTC(2026, 0, 11, 10),
  validTo: Date.UTC(2026, 1, 10, 10),
  isRecurring: true,
  eurPrice: toCents(790),
  gains: [gainOf(12, 60)],
  ...other,
})
