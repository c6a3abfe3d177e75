import { atom } from 'nanostores'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'

/** The plans of the number that is ordered for, as far as the operator has said; none before. */
export const $orderedPlans = atom<DetailedUsage['orderedPlans']>([])
