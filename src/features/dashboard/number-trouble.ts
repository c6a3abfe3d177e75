import type { Cents } from '../../lib/money.ts'
import type { NumberAtAGlance } from '../../operator/client/numbers-at-a-glance.ts'
import { nextRenewal } from './dashboard.ts'

/** What is wrong with a number, the worst first. `shortfall`: in cents, 0 where it isn't known. */
export type NumberTrouble =
  | { name: 'blocked' }
  | { name: 'short'; shortfall: Cents }
  | { name: 'standardRates' }

/** Undefined where all is well. `now` in UTC milliseconds. */
export function troubleOf(
  { balanceInEuro, standardFeeActivatedAt, orderedPlans }: NumberAtAGlance,
  now: number,
): NumberTrouble | undefined {
  if (balanceInEuro?.active === false) return { name: 'blocked' }
  const renewal = nextRenewal(orderedPlans, balanceInEuro?.amount, now)
  if (renewal?.isInsufficient) return { name: 'short', shortfall: renewal.shortfall }
  return standardFeeActivatedAt === null ? undefined : { name: 'standardRates' }
}
