import { accountOffers } from '../../operator/client/account-offers.ts'
import { queryOperator } from '../../session/query-operator.ts'

/** What the account is offered, and to which number. `bcSessionId`: the campaign's. Ends in an outcome and never throws. */
export async function askOffers(bcSessionId: string | undefined) {
  const outcome = await queryOperator(accountOffers, { bcSessionId: bcSessionId ?? null })
  if (outcome.kind !== 'answer') return outcome
  const { ownedAsset, personalOffers } = outcome.value.account
  return { ...outcome, value: { phoneNumber: ownedAsset?.phoneNumber ?? null, value: personalOffers } }
}
