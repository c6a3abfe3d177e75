import type { Cents } from '../../lib/money.ts'
import type { Account } from '../../operator/client/account.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import { numberOf } from '../../session/account.store.ts'
import type { LastKnown } from '../../session/last-known.ts'
import type { Failed, Loaded } from '../../session/loaded.ts'
import { addUp, allGains, givesNow } from '../gains/gains.ts'
import { autoTopUpsOf, mayRenew, nextRenewal, type Renewal } from '../renewal/renewal.ts'

/** What the dashboard has of the allowances; `at`: when it was so, UTC milliseconds. */
export type GainsScreen =
  | { name: 'loading' }
  /** Shown until the operator answers, or because it didn't. */
  | { name: 'lastKnown'; gains: Gain[]; at: number; failed?: Failed }
  | { name: 'ready'; gains: Gain[] }
  | { name: 'empty' }
  | { name: 'failed'; failed: Failed }

/** `now` in UTC milliseconds: what ended meanwhile gives nothing any more. */
export function gainsScreen(
  loaded: Loaded<CommonUsage>,
  known: LastKnown<Gain[][]> | undefined,
  now: number,
): GainsScreen {
  switch (loaded.name) {
    case 'loading':
      return known
        ? { name: 'lastKnown', gains: addUp(known.value.flat()), at: known.at }
        : { name: 'loading' }
    case 'failed': {
      const { failed } = loaded
      return known
        ? { name: 'lastKnown', gains: addUp(known.value.flat()), at: known.at, failed }
        : { name: 'failed', failed }
    }
    case 'ready': {
      const { value, at, failed } = loaded
      const gains = allGains(value.orderedPlans, now)
      if (failed) return { name: 'lastKnown', gains, at, failed }
      return gains.length > 0 ? { name: 'ready', gains } : { name: 'empty' }
    }
  }
}

/** The plans that give something now. */
export const plansInUse = (plans: CommonUsage['orderedPlans'], now: number): CommonUsage['orderedPlans'] =>
  plans.filter((plan) => givesNow(plan, now))

/** When a plan ends, in UTC milliseconds. */
export interface Ends {
  at: number
  planId: string
  planName: string
}

/** What the dashboard knows of the next renewal. */
export type RenewalKnown =
  | { name: 'waiting' }
  /** The operator doesn't answer, or says what this site doesn't know. */
  | { name: 'unknown' }
  /** Nothing renews by itself; `ends`: the plan in use that ends last, where there is one. */
  | { name: 'none'; ends?: Ends | undefined }
  | ({ name: 'known' } & Renewal)

/** `now` in UTC milliseconds. What a balance lacks is said once it is known whether an auto top-up brings it. */
export function renewalKnown(
  used: Loaded<CommonUsage>,
  account: Loaded<Account>,
  balance: Cents | undefined,
  autoTopUps: Loaded<RecurringPayment[]>,
  now: number,
): RenewalKnown {
  if (used.name === 'loading') return { name: 'waiting' }
  if (used.name === 'failed') return { name: 'unknown' }
  const { orderedPlans } = used.value
  const own =
    autoTopUps.name === 'ready' && account.name === 'ready'
      ? autoTopUpsOf(autoTopUps.value, numberOf(account.value), account.value.balanceInEuro)
      : []
  const renewal = nextRenewal(orderedPlans, balance, now, own)
  if (!renewal)
    return mayRenew(orderedPlans, now)
      ? { name: 'unknown' }
      : { name: 'none', ends: lastToEnd(plansInUse(orderedPlans, now)) }
  return renewal.isInsufficient && autoTopUps.name === 'loading'
    ? { name: 'waiting' }
    : { name: 'known', ...renewal }
}

const lastToEnd = (plans: CommonUsage['orderedPlans']): Ends | undefined =>
  plans
    .flatMap(({ validTo, planId, planName }) => (validTo === null ? [] : { at: validTo, planId, planName }))
    .toSorted((one, other) => other.at - one.at)[0]
