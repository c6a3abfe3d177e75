import type { LinkOutcome, ResponseSeverity } from '../operator/contract/link-result.ts'

const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }

/** What the operator has to tell; undefined where it went well. */
export function toldBy({
  linkPhoneNumberResponseKey: told,
  linkPhoneNumberResponseType: severity,
}: {
  linkPhoneNumberResponseKey: LinkOutcome | null
  linkPhoneNumberResponseType: ResponseSeverity
}): LinkOutcome | undefined {
  if (told?.key === 'ACCOUNT_UNLINKED') return undefined
  return told ?? (severity === 'SUCCESS' ? undefined : unknown)
}
