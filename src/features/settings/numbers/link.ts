import type { LinkResult } from '../../../operator/client/link-phone-number.ts'
import type { LinkFlowType, LinkOutcome } from '../../../operator/contract/link-result.ts'
import { toldByLink } from '../../numbers/told-by.ts'

/** How the operator says that it continues. */
export type LinkStep =
  | { step: 'code' }
  /** The number wants an owner with a proven identity: registration. */
  | { step: 'declare' }
  /** Another account has it; with `forceLink` it is taken from there. */
  | { step: 'takeOver' }
  | { step: 'told'; told: LinkOutcome }

/** What comes after asking for a code. A delay means that a code is on its way already. */
export function stepAfterLink(result: LinkResult & { flowType: LinkFlowType | 'unknown' | null }): LinkStep {
  const told = toldByLink(result)
  if (!told) return stepInFlow(result)
  if (told.key === 'SMS_RETRY_DELAY') return { step: 'code' }
  if (told.key === 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT') return { step: 'takeOver' }
  return { step: 'told', told }
}

/** In a way of continuing that this site doesn't know there is a code only where the operator says how long it works. */
function stepInFlow({
  flowType,
  codeExpiresAt,
}: LinkResult & { flowType: LinkFlowType | 'unknown' | null }): LinkStep {
  switch (flowType) {
    case 'DECLARE_SIM':
      return { step: 'declare' }
    case 'LINK_SIM':
    case null:
      return { step: 'code' }
    case 'unknown':
      return codeExpiresAt === null
        ? { step: 'told', told: { key: undefined, kind: 'unknown' } }
        : { step: 'code' }
  }
}
