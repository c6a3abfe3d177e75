import { commonUsage } from '../../operator/client/common-usage.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** What remains, and of whose. Ends in an outcome and never throws. */
export async function askCommonUsage() {
  const outcome = await queryOperator(commonUsage, {})
  if (outcome.kind !== 'answer') return outcome
  const { account, commonUsage: value } = outcome.value
  return { ...outcome, value: { phoneNumber: account.ownedAsset?.phoneNumber ?? null, value } }
}
