import { systemClock } from '../../lib/clock.ts'
import { whileVisible } from '../../lib/while-visible.ts'
import { createPendingOperationsStore } from './pending-operations.store.ts'

type Dependencies = Omit<Parameters<typeof createPendingOperationsStore>[0], 'clock'>

/** Follows what is under way while someone can see it. Returns what ends it. */
export const followPendingOperations = (dependencies: Dependencies): (() => void) =>
  whileVisible(createPendingOperationsStore({ ...dependencies, clock: systemClock }))
