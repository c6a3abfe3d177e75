import type { Cents } from '../../lib/money.ts'
import { formatPhoneNumber, type PhoneNumber } from '../../lib/phone-number.ts'
import { topUpPhone, topUpSum, topUpSumIndex } from '../../lib/top-up-storage.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'

/** Leaves the number and, where it is known, the sum for the top-up page: neither stands in its address. */
export function handOverTopUp(phoneNumber: PhoneNumber | undefined, sum: Cents | undefined): void {
  if (phoneNumber) topUpPhone.write(formatPhoneNumber(phoneNumber))
  if (sum === undefined) return
  topUpSum.write(formatEuroAmount(sum))
  topUpSumIndex.remove()
}
