import type { LinkResult } from '../../operator/client/link-phone-number.ts'
import type { LinkFlowType, LinkOutcome } from '../../operator/contract/link-result.ts'
import { toldBy } from '../../session/told-by.ts'

/** How the operator says that it goes on. */
export type LinkStep =
  | { step: 'code' }
  /** The number wants an owner with a proven identity: registration. */
  | { step: 'declare' }
  /** Another account has it; with `forceLink` it is taken from there. */
  | { step: 'takeOver' }
  | { step: 'told'; told: LinkOutcome }

/** What comes after asking for a code. A delay means that a code is on its way already. */
export function stepAfterLink(result: LinkResult & { flowType: LinkFlowType | null }): LinkStep {
  const told = toldBy(result)
  if (!told) return { step: result.flowType === 'DECLARE_SIM' ? 'declare' : 'code' }
  if (told.key === 'SMS_RETRY_DELAY') return { step: 'code' }
  if (told.key === 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT') return { step: 'takeOver' }
  return { step: 'told', told }
}
