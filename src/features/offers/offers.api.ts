import { accountOffers } from '../../operator/client/account-offers.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { mergedOffers, type Offer } from './offers.ts'

/**
 * What the account is offered, with what every customer is, and to which number. `bcSessionId`: the campaign's. Ends in
 * an outcome and never throws.
 */
export async function askOffers(bcSessionId: string | undefined, forAll: readonly Offer[]) {
  const outcome = await queryOperator(accountOffers, { bcSessionId: bcSessionId ?? null })
  if (outcome.kind !== 'answer') return outcome
  const { ownedAsset, personalOffers } = outcome.value.account
  const value = mergedOffers(personalOffers, forAll)
  return { ...outcome, value: { phoneNumber: ownedAsset?.phoneNumber ?? null, value } }
}
