import type { Cents } from '../../lib/money.ts'
import { toCents } from '../../lib/money.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import type { LastKnown } from '../../session/last-known.ts'
import type { Failed, Loaded } from '../../session/loaded.ts'
import { addUp, allGains, givesNow } from '../gains/gains.ts'

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

/** The next renewal: when (UTC milliseconds), of which plans, what it costs and what the balance lacks, in cents. */
export interface Renewal {
  at: number
  plans: { planId: string; planName: string }[]
  cost: Cents
  /** Nothing where the balance does, or isn't known. */
  shortfall: Cents
  /** The operator says so, whatever the figures say. */
  isInsufficient: boolean
}

const sameRenewal = 24 * 60 * 60 * 1000

/** Whether one renews by itself in a status that this site doesn't know: then nothing can be said of renewals. */
export const mayRenew = (plans: CommonUsage['orderedPlans'], now: number): boolean =>
  plans.some(
    ({ status, isRecurring, validTo }) =>
      status === 'unknown' && isRecurring && (validTo === null || validTo > now),
  )

/** What renews by itself within a day of the first; undefined where nothing does. */
export function nextRenewal(
  plans: CommonUsage['orderedPlans'],
  balance: Cents | undefined,
  now: number,
): Renewal | undefined {
  const renewing = plans.flatMap(({ status, isRecurring, validTo, ...plan }) =>
    status === 'ACTIVE' && isRecurring && validTo !== null && validTo > now ? [{ ...plan, validTo }] : [],
  )
  if (renewing.length === 0) return undefined
  const at = Math.min(...renewing.map(({ validTo }) => validTo))
  const next = renewing.filter(({ validTo }) => validTo - at < sameRenewal)
  const cost = toCents(next.reduce((sum, { eurPrice }) => sum + eurPrice, 0))
  const shortfall = toCents(balance === undefined ? 0 : Math.max(0, cost - balance))
  return {
    at,
    plans: next.map(({ planId, planName }) => ({ planId, planName })),
    cost,
    shortfall,
    isInsufficient:
      shortfall > 0 || next.some((plan) => plan.hasSufficientBalanceForRecurringPayment === false),
  }
}
