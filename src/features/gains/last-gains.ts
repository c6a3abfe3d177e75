import * as v from 'valibot'
import { Gain, type OrderedPlanSummary } from '../../operator/client/ordered-plan.ts'
import { type LastKnown, lastKnown } from '../../session/last-known.ts'
import { givesNow } from './gains.ts'

const kept = lastKnown('gains', v.array(v.array(Gain)))

/** What remained when the operator last answered, plan by plan; undefined where nothing is known, or nothing remained. */
export function lastGains(): LastKnown<Gain[][]> | undefined {
  const known = kept.read()
  return known && known.value.length > 0 ? known : undefined
}

/** Keeps what the plans give now, in their order, to be shown before the operator's next answer. Times in UTC milliseconds. */
export const keepGains = (plans: readonly OrderedPlanSummary[], now: number, at: number): void =>
  kept.write(
    plans.flatMap((plan) => (givesNow(plan, now) && plan.gains.length > 0 ? [plan.gains] : [])),
    at,
  )
