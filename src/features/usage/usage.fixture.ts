import { assetOf } from '../../operator/client/account.fixture.ts'
import { planOf } from '../gains/gains.fixture.ts'
import type { OrderedPlan } from './usage.ts'

/** A plan with everything that the usage details tell; each part may be another. */
export const orderedPlanOf = (other: Partial<OrderedPlan> = {}): OrderedPlan => ({
  ...planOf(),
  phoneNumber: assetOf('612 34567').phoneNumber,
  validFrom: Date.UTC(2026, 0, 11, 10),
  validToReductionInHours: null,
  productType: 'PLAN',
  canBeReordered: true,
  remainingDaysValidity: 26,
  orderedAt: Date.UTC(2026, 0, 11, 9),
  withdrawalPossibleUntil: Date.UTC(2026, 0, 25, 9),
  ...other,
})
