import { type Cents, toCents } from '../../lib/money.ts'
import { type PhoneNumber, writePhoneNumber } from '../../lib/phone-number.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'
import { afterTopUp } from './after-top-up.ts'
import type { SumLimits } from './top-up-draft.ts'
import { topUpPhone, topUpSum, topUpSumIndex } from './top-up-storage.ts'

/** What to top up where `shortfall` is lacking: the difference, or the least or most that one top-up may be. */
export const sumToTopUp = (shortfall: Cents, { minimum, maximum }: SumLimits): Cents =>
  toCents(Math.min(Math.max(shortfall, minimum), maximum))

/**
 * Leaves the number and, where they are known, the sum and the path to continue with afterwards for the top-up page: none
 * of them is in its address.
 */
export function handOverTopUp(
  phoneNumber: PhoneNumber | undefined,
  sum: Cents | undefined,
  goOnAt?: string,
): void {
  if (goOnAt === undefined) afterTopUp.remove()
  else afterTopUp.write(goOnAt)
  if (phoneNumber) topUpPhone.write(writePhoneNumber(phoneNumber))
  if (sum === undefined) return
  topUpSum.write(formatEuroAmount(sum))
  topUpSumIndex.remove()
}
