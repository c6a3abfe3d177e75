import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { CallOptions } from '../../operator/client/exchange.ts'
import { type LinkResult, verifyPhoneNumberLink } from '../../operator/client/link-phone-number.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { OperationRefusal } from '../../operator/contract/operation-errors.ts'
import { account } from '../../session/account.store.ts'
import { queryOperator } from '../../session/query-operator.ts'

interface WriteOptions extends CallOptions {
  idempotencyKey: string
}

/** The code of the text that was sent to a number. */
export async function verifyNumber(
  phoneNumber: PhoneNumber,
  verificationCode: string,
  options: WriteOptions,
): Promise<Outcome<LinkResult, OperationRefusal>> {
  const outcome = await queryOperator(verifyPhoneNumberLink, { phoneNumber, verificationCode }, options)
  return outcome.kind === 'answer' ? { ...outcome, value: outcome.value.verifyPhoneNumberLink } : outcome
}

/** Whether the account has a number already; false as well where that can't be learnt. */
export async function hasNumbers(): Promise<boolean> {
  await account.load()
  const loaded = account.$loaded.get()
  return loaded.name === 'ready' && loaded.value.ownedAssets.length > 0
}
