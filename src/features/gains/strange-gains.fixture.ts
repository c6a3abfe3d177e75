import type { Gain } from '../../operator/client/ordered-plan.ts'
import { gainOf } from './gains.fixture.ts'

const amount = { unlimited: false, value: 7, unit: 'unknown' } as const
const twice = (other: Partial<Gain>): Gain[] => [gainOf(7, 9, other), gainOf(7, 9, other)]

/** Gains of which one part is new to this site, twice each. */
export const strangeGains = {
  type: twice({ type: 'unknown' }),
  zone: twice({ zone: 'unknown' }),
  unit: twice({ periodAmount: { ...amount, value: 9 }, rolloverAmount: amount, remainingAmount: amount }),
  apps: twice({ socialOffers: [{ type: 'unknown' }, { type: 'unknown' }] }),
}
