import { metresBetween, type Place } from '../../lib/distance.ts'
import type { ParcelTerminal } from '../../operator/contract/sim-orders-offer.ts'

export interface NearTerminal {
  terminal: ParcelTerminal
  /** Undefined where the operator doesn't say where it is. */
  metres: number | undefined
}

/** Farther than any place on earth, in metres. */
const farthest = 1e9

/** The nearest first; those whose place isn't known keep their order at the end. */
export const nearestFirst = (terminals: readonly ParcelTerminal[], here: Place): NearTerminal[] =>
  terminals
    .map((terminal) => ({ terminal, metres: terminal.place && metresBetween(here, terminal.place) }))
    .sort((one, other) => (one.metres ?? farthest) - (other.metres ?? farthest))
