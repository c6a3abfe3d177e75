import { startIdentityCheck, submitIdentityCheck } from '../../providers/identity/identity-checks.ts'
import { adultCode, childCode } from '../../shared/persons.ts'
import type { Database } from '../database.ts'
import { hearOfCheck } from './hear-of-check.ts'

/** How an identity check can be made to end: `under 14` is an approved document of a child. */
export const identityOutcomes = [
  'approved',
  'under 14',
  'declined',
  'documentUnreadable',
  'documentNotAccepted',
  'faceNotVisible',
] as const
export type IdentityOutcome = (typeof identityOutcomes)[number]

/** Goes through the provider's page for the person, and lets the provider decide at once. */
export async function endIdentityCheck(
  database: Database,
  now: number,
  id: string,
  outcome: IdentityOutcome,
): Promise<void> {
  const isChild = outcome === 'under 14'
  const finding = isChild ? 'approved' : outcome
  const personalCode = isChild ? childCode : adultCode
  await startIdentityCheck(database, id)
  await submitIdentityCheck(database, now, id, { personalCode, finding, seconds: 2 })
  await hearOfCheck(database, now, id, { step: 'decide', finding })
}
