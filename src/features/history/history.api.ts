import { accountHistory } from '../../operator/client/account-history.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'

/** The latest `limit` records of the number that the page shows. It ends in an outcome and never throws. */
export async function askHistory(limit: number) {
  const outcome = await aboutShownNumber(
    queryOperator(accountHistory, { limit }),
    ({ account }) => account.ownedAsset?.phoneNumber ?? null,
  )
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.account.history } : outcome
}
