import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Cents } from '../../lib/money.ts'
import { sumToTopUp } from './hand-over-top-up.ts'
import { operatorLimits } from './operator-limits.store.ts'
import type { SumLimits } from './top-up-draft.ts'

/**
 * The sum that a top-up is prefilled with where `shortfall` is lacking, in cents, and the limits that it keeps to: the
 * operator's, as another sum would be refused. Until it has answered, `contentLimits`.
 */
export function usePrefilledSum(
  shortfall: Cents,
  contentLimits: SumLimits,
): { sum: Cents; limits: SumLimits } {
  const loaded = useStore(operatorLimits.$loaded)
  useEffect(() => void operatorLimits.load(), [])
  const limits = loaded.name === 'ready' ? loaded.value : contentLimits
  return { sum: sumToTopUp(shortfall, limits), limits }
}
