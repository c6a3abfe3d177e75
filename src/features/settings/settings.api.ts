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
export const askSettings = () =>
  mapped(
    aboutShownNumber(
      queryOperator(getAccountSettings, {}),
      ({ account }) => account.ownedAsset?.phoneNumber ?? null,
    ),
    ({ account, accountSettings }) => ({
      ...accountSettings,
      endedPhoneNumbers: account.endedPhoneNumbers,
    }),
  )
