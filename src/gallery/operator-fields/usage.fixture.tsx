import { runningBeside } from '../../features/checkout/running-plans.ts'
import { gainOf } from '../../features/gains/gains.fixture.ts'
import { beginnings } from '../../features/notifications/pending-operations.ts'
import { orderedPlanOf } from '../../features/usage/usage.fixture.ts'
import { toCents } from '../../lib/money.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import { dashboard, now, usage } from '../operator-screens.fixture.tsx'
import { ordering } from './order.fixture.tsx'
import { both, type Fields, type Pair } from './pair.fixture.ts'

const gained = (part: Partial<Gain>) => both<Gain>((gain) => usage({ gains: [gainOf(12, 60, gain)] }), part)
const amounts = (['periodAmount', 'rolloverAmount', 'remainingAmount'] as const).flatMap((amount) => {
  const shown = (part: object) =>
    usage({
      gains: [
        gainOf(12, 60, {
          rolloverAmount: { unlimited: false, value: 3, unit: 'GB' },
          [amount]: { unlimited: false, value: 9, unit: 'GB', ...part },
        }),
      ],
    })
  return [
    [`orderedPlans.gains.${amount}.unlimited`, [shown({}), shown({ unlimited: true, value: null })]],
    [`orderedPlans.gains.${amount}.value`, [shown({}), shown({ value: 8 })]],
    [`orderedPlans.gains.${amount}.unit`, [shown({}), shown({ unit: 'MB' })]],
  ] as const
})
const planned = (part: Parameters<typeof orderedPlanOf>[0]): Pair => [usage({}), usage(part)]
const idle = { lastActivationStartedAt: null, lastTerminationStartedAt: null, lastRefillStartedAt: null }

const running = (planId: string) => runningBeside(ordering({}), [orderedPlanOf({ planId })], now)

/** What is left of plans, and what is under way. */
export const usageFields: Fields = {
  DetailedUsage: {
    'pendingOperations.lastActivationStartedAt': both((part) => beginnings({ ...idle, ...part }), {
      lastActivationStartedAt: now,
    }),
    'pendingOperations.lastTerminationStartedAt': both((part) => beginnings({ ...idle, ...part }), {
      lastTerminationStartedAt: now,
    }),
    'orderedPlans.hasSufficientBalanceForRecurringPayment': planned({
      hasSufficientBalanceForRecurringPayment: false,
    }),
    'orderedPlans.planId': [running('uoga-l'), running('l')],
    'orderedPlans.planName': planned({ planName: 'Kita' }),
    'orderedPlans.status': planned({ status: 'CANCELLED' }),
    'orderedPlans.validFrom': planned({ validFrom: now }),
    'orderedPlans.validTo': planned({ validTo: now + 1 }),
    'orderedPlans.validToReductionInHours': planned({ validToReductionInHours: 12 }),
    'orderedPlans.isRecurring': planned({ isRecurring: false }),
    'orderedPlans.productType': planned({ productType: 'PROMO' }),
    'orderedPlans.canBeReordered': planned({ canBeReordered: false }),
    'orderedPlans.eurPrice': planned({ eurPrice: toCents(100) }),
    'orderedPlans.remainingDaysValidity': planned({ remainingDaysValidity: 3 }),
    'orderedPlans.gains.remainingPercentage': gained({ remainingPercentage: 50 }),
    'orderedPlans.gains.socialOffers.type': gained({ socialOffers: [{ type: 'CHAT' }] }),
    'orderedPlans.gains.type': gained({ type: 'DATA_IN_EU' }),
    'orderedPlans.gains.zone': gained({ zone: 'EU' }),
    ...Object.fromEntries(amounts),
  },
  CommonUsage: {
    standardFeeActivatedAt: [dashboard({}), dashboard({}, { standardFeeActivatedAt: now })],
    'orderedPlans.gains': [dashboard({}), dashboard({ gains: [gainOf(3, 60)] })],
  },
}
