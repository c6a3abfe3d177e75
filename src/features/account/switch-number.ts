import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Failed } from '../../session/loaded.ts'
import type { AccountApi } from './account.api.ts'

// Why: docs/decisions/0087-numbers-that-cannot-be-chosen.md
/** Why another number did not become the current one; `missingNumber`: it is no longer the account's. */
export type SwitchFailure = { name: 'missingNumber' } | { name: 'failed'; failed: Failed }

/** Makes another number the current one; undefined where it went well. Never throws. */
export async function switchNumber(
  { switchPhoneNumber }: Pick<AccountApi, 'switchPhoneNumber'>,
  phoneNumber: PhoneNumber,
): Promise<SwitchFailure | undefined> {
  const outcome = await switchPhoneNumber(phoneNumber)
  if (outcome.kind !== 'answer') return { name: 'failed', failed: outcome }
  switch (outcome.value) {
    case 'SUCCESS':
      return undefined
    case 'MISSING_PHONE_NUMBER':
      return { name: 'missingNumber' }
    default:
      return outcome.value satisfies never
  }
}
