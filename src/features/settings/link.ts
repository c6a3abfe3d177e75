import type { LinkResult } from '../../operator/client/link-phone-number.ts'
import type { LinkFlowType, LinkOutcome } from '../../operator/contract/link-result.ts'

/** How the operator says that it goes on. */
export type LinkStep =
  | { step: 'code' }
  /** The number wants an owner with a proven identity: registration. */
  | { step: 'declare' }
  /** Another account has it; with `forceLink` it is taken from there. */
  | { step: 'takeOver' }
  | { step: 'told'; told: LinkOutcome }

const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }

/** What comes after asking for a code. A delay means that a code is on its way already. */
export function stepAfterLink(result: LinkResult & { flowType: LinkFlowType | null }): LinkStep {
  const told = toldBy(result)
  if (!told) return { step: result.flowType === 'DECLARE_SIM' ? 'declare' : 'code' }
  if (told.key === 'SMS_RETRY_DELAY') return { step: 'code' }
  if (told.key === 'ALREADY_LINKED_TO_ANOTHER_ACCOUNT') return { step: 'takeOver' }
  return { step: 'told', told }
}

/** What the operator has to tell; undefined where it went well. */
export function toldBy({
  linkPhoneNumberResponseKey: told,
  linkPhoneNumberResponseType: severity,
}: Pick<LinkResult, 'linkPhoneNumberResponseKey' | 'linkPhoneNumberResponseType'>): LinkOutcome | undefined {
  if (told?.key === 'ACCOUNT_UNLINKED') return undefined
  return told ?? (severity === 'SUCCESS' ? undefined : unknown)
}

/** The digits of a pasted or typed code, at most six. */
export const codeOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

/** Whole seconds until an instant, the one that has begun among them; 0 when it has come. Times are UTC milliseconds. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000))

/** Seconds as a watch shows them: `0:09`. */
export const watchTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
