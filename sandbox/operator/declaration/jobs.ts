import * as v from 'valibot'
import { IdentityCheckStep } from '../../providers/identity/identity-checks.ts'
import type { MovableClock } from '../clock.ts'
import type { JobHandlers } from '../jobs.ts'
import { finishActivation } from './activation.ts'
import { hearOfCheck } from './hear-of-check.ts'
import type { DeclarationJobKind } from './tables.ts'

export const declarationJobs = (clock: MovableClock): Pick<JobHandlers, DeclarationJobKind> => ({
  identityCheck: (within, id, payload) =>
    hearOfCheck(within, clock.now(), id, v.parse(IdentityCheckStep, payload)),
  activation: (within, declarationId) => finishActivation(within, clock.now(), declarationId),
})
