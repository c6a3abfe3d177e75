import { detailedUsage } from '../../operator/client/detailed-usage.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'

/** Every plan of the number that the page shows. Ends in an outcome and never throws. */
export async function askOrderedPlans() {
  const outcome = await aboutShownNumber(
    queryOperator(detailedUsage, {}),
    ({ account }) => account.ownedAsset?.phoneNumber ?? null,
  )
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.detailedUsage } : outcome
}
