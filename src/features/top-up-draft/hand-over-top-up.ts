import { type Cents, toCents } from '../../lib/money.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'
import { afterTopUp } from './after-top-up.ts'
import type { SumLimits } from './top-up-draft.ts'
import { topUpPhone, topUpSum, topUpSumIndex } from './top-up-storage.ts'

/** What to top up where `shortfall` is lacking: the difference, or the least or most that one top-up may be. */
export const sumToTopUp = (shortfall: Cents, { minimum, maximum }: SumLimits): Cents =>
  toCents(Math.min(Math.max(shortfall, minimum), maximum))

/**
 * Leaves the sum and the path to continue with afterwards for the top-up page, where they are known: neither is in its
 * address. The page fills the customer's current number in by itself, so that it is kept nowhere.
 * Why: docs/decisions/0090-what-tags-can-read.md
 */
export function handOverTopUp(sum: Cents | undefined, goOnAt?: string): void {
  if (goOnAt === undefined) afterTopUp.remove()
  else afterTopUp.write(goOnAt)
  topUpPhone.remove()
  if (sum === undefined) return
  topUpSum.write(formatEuroAmount(sum))
  topUpSumIndex.remove()
}
