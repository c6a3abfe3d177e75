import { takeFromAddress } from '../../lib/address-fields.ts'
import { topUpPhone, topUpSum, topUpSumIndex } from '../top-up-draft/top-up-storage.ts'
import { readLink } from './top-up-link.ts'

/** Moves what the page's address carries to where the form looks for it. The second time, nothing is left to move. */
export function takeTopUpLink(): void {
  const { phone, sum } = readLink(location)
  if (phone) topUpPhone.write(phone)
  if (sum) {
    topUpSum.write(sum)
    topUpSumIndex.remove()
  }
  takeFromAddress('phoneNumber', 'sum')
}
