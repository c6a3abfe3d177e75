import { detailedUsage } from '../../operator/client/detailed-usage.ts'
import { terminatePlan } from '../../operator/client/terminate-plan.ts'
import { withdrawFromContract } from '../../operator/client/withdraw-from-contract.ts'
import { queryOperator } from '../../session/query-operator.ts'
import type { OrderedPlan } from './usage.ts'

/** Every plan, and of whose number. Ends in an outcome and never throws. */
export async function askDetailedUsage() {
  const outcome = await queryOperator(detailedUsage, {})
  if (outcome.kind !== 'answer') return outcome
  const { account, detailedUsage: usage } = outcome.value
  // Plans of no number are a contradiction.
  if (!account.ownedAsset)
    return { kind: 'unknown', reason: 'malformedAnswer', reference: outcome.reference } as const
  const { phoneNumber } = account.ownedAsset
  const orderedPlans = usage.orderedPlans.map((plan) => ({ ...plan, phoneNumber }))
  return { ...outcome, value: { phoneNumber, value: { ...usage, orderedPlans } } }
}

/** What changes a plan, where its number is still the current one. Each ends in an outcome and never throws; `idempotencyKey`: one per intent. */
export const usageApi = () => ({
  async terminatePlan({ planId, phoneNumber }: OrderedPlan, idempotencyKey: string) {
    const outcome = await queryOperator(terminatePlan, { planId, phoneNumber }, { idempotencyKey })
    if (outcome.kind !== 'answer') return outcome
    const { reference, value } = outcome
    // What is said of another plan says nothing of this one.
    if (value.terminatePlan.planId !== planId)
      return { kind: 'unknown', reason: 'malformedAnswer', reference } as const
    return { ...outcome, value: value.terminatePlan }
  },
  async withdrawFromContract({ orderedPlanId, phoneNumber }: OrderedPlan, idempotencyKey: string) {
    const outcome = await queryOperator(
      withdrawFromContract,
      { orderedPlanId, phoneNumber },
      { idempotencyKey },
    )
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.withdrawFromContract } : outcome
  },
})

export type UsageApi = ReturnType<typeof usageApi>
