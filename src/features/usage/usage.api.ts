import { detailedUsage } from '../../operator/client/detailed-usage.ts'
import { terminatePlan } from '../../operator/client/terminate-plan.ts'
import { withdrawFromContract } from '../../operator/client/withdraw-from-contract.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** Every plan, and of whose number. Ends in an outcome and never throws. */
export async function askDetailedUsage() {
  const outcome = await queryOperator(detailedUsage, {})
  if (outcome.kind !== 'answer') return outcome
  const { account, detailedUsage: value } = outcome.value
  return { ...outcome, value: { phoneNumber: account.ownedAsset?.phoneNumber ?? null, value } }
}

/** What changes a plan. Each ends in an outcome and never throws; `idempotencyKey`: one per intent. */
export const usageApi = () => ({
  async terminatePlan(planId: string, idempotencyKey: string) {
    const outcome = await queryOperator(terminatePlan, { planId }, { idempotencyKey })
    if (outcome.kind !== 'answer') return outcome
    const { reference, value } = outcome
    // What is said of another plan says nothing of this one.
    if (value.terminatePlan.planId !== planId)
      return { kind: 'unknown', reason: 'malformedAnswer', reference } as const
    return { ...outcome, value: value.terminatePlan }
  },
  async withdrawFromContract(orderedPlanId: string, idempotencyKey: string) {
    const outcome = await queryOperator(withdrawFromContract, { orderedPlanId }, { idempotencyKey })
    return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.withdrawFromContract } : outcome
  },
})

export type UsageApi = ReturnType<typeof usageApi>
