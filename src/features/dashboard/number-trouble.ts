import type { Cents } from '../../lib/money.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { NumberAtAGlance } from '../../operator/client/numbers-at-a-glance.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { Loaded } from '../../session/loaded.ts'
import { autoTopUpsOf, nextRenewal } from '../renewal/renewal.ts'

/** What is wrong with a number, the worst first. `shortfall`: in cents, 0 where it isn't known. */
export type NumberTrouble =
  | { name: 'blocked' }
  | { name: 'short'; shortfall: Cents }
  | { name: 'standardRates' }

/** Undefined where all is well. `now` in UTC milliseconds; `autoTopUps`: the account's, as far as they are known. */
export function troubleOf(
  { phoneNumber, balanceInEuro, standardFeeActivatedAt, orderedPlans }: NumberAtAGlance,
  now: number,
  autoTopUps: readonly RecurringPayment[] = [],
): NumberTrouble | undefined {
  if (balanceInEuro?.active === false) return { name: 'blocked' }
  const renewal = nextRenewal(
    orderedPlans,
    balanceInEuro?.amount,
    now,
    autoTopUpsOf(autoTopUps, phoneNumber, balanceInEuro),
  )
  if (renewal?.isInsufficient) return { name: 'short', shortfall: renewal.shortfall }
  return standardFeeActivatedAt === null ? undefined : { name: 'standardRates' }
}

/** Whether a balance alone doesn't cover a renewal, of the number that is shown or of another. `now` in UTC milliseconds. */
export const isAnyShort = (
  used: Loaded<CommonUsage>,
  balance: Cents | undefined,
  glance: Loaded<NumberAtAGlance[]>,
  now: number,
): boolean =>
  (used.name === 'ready' && nextRenewal(used.value.orderedPlans, balance, now)?.isInsufficient === true) ||
  (glance.name === 'ready' && glance.value.some((one) => troubleOf(one, now)?.name === 'short'))
