import { adultCode, childCode } from '../../shared/persons.ts'
import type { IdentityProvider } from '../providers.ts'

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

/** Lets the provider go through its page for the person, and decide at once. */
export async function endIdentityCheck(
  identity: IdentityProvider,
  id: string,
  outcome: IdentityOutcome,
): Promise<void> {
  const isChild = outcome === 'under 14'
  const finding = isChild ? 'approved' : outcome
  const personalCode = isChild ? childCode : adultCode
  await identity.finish(id, { personalCode, finding })
}
