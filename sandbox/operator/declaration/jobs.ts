import type { Clock } from '../../shared/clock.ts'
import type { JobHandlers } from '../jobs.ts'
import { finishActivation } from './activation.ts'
import type { DeclarationJobKind } from './tables.ts'

export const declarationJobs = (clock: Clock): Pick<JobHandlers, DeclarationJobKind> => ({
  activation: (within, declarationId) => finishActivation(within, clock.now(), declarationId),
})
