import { getAccountSettings } from '../../operator/client/account-settings.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { queryOperator } from '../../session/query-operator.ts'
import { aboutShownNumber } from '../../session/shown-number.ts'

/** The same outcome about another value. */
export async function mapped<Value, Other, Code extends string>(
  asked: Promise<Outcome<Value, Code>>,
  map: (value: Value) => Other,
): Promise<Outcome<Other, Code>> {
  const outcome = await asked
  return outcome.kind === 'answer' ? { ...outcome, value: map(outcome.value) } : outcome
}

/** The settings of the number that the page shows. It ends in an outcome and never throws. */
export async function askSettings() {
  const outcome = await aboutShownNumber(
    queryOperator(getAccountSettings, {}),
    ({ account }) => account.ownedAsset?.phoneNumber ?? null,
  )
  if (outcome.kind !== 'answer') return outcome
  const { reference, value } = outcome
  const { ownedAsset, endedPhoneNumbers } = value.account
  // Settings of no number are a contradiction.
  if (!ownedAsset) return { kind: 'unknown', reason: 'malformedAnswer', reference } as const
  const { phoneNumber } = ownedAsset
  return { ...outcome, value: { ...value.accountSettings, phoneNumber, endedPhoneNumbers } }
}
