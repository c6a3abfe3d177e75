import type { LinkFlowType, LinkOutcome, ResponseSeverity } from '../../operator/contract/link-result.ts'

const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }

interface Result {
  linkPhoneNumberResponseKey: LinkOutcome | null
  linkPhoneNumberResponseType: ResponseSeverity | 'unknown'
}

/** What the operator has to tell; undefined where it went well. A key counts more than its severity. */
export function toldBy({
  linkPhoneNumberResponseKey: told,
  linkPhoneNumberResponseType: severity,
}: Result): LinkOutcome | undefined {
  if (told?.key === 'ACCOUNT_UNLINKED') return undefined
  if (told) return severity === 'WARN' ? { ...told, isWarning: true } : told
  return severity === 'SUCCESS' ? undefined : unknown
}

/** The same of asking for a code: where this site knows neither key nor severity, that it continues says that it went well. */
export function toldByLink(
  result: Result & { flowType: LinkFlowType | 'unknown' | null },
): LinkOutcome | undefined {
  const { linkPhoneNumberResponseKey: told, linkPhoneNumberResponseType: severity, flowType } = result
  const goesOn = told === null && severity === 'unknown' && flowType !== null
  return goesOn ? undefined : toldBy(result)
}

/** Whether the operator told what this site doesn't know: it may have gone well, or not. */
export const isUnknown = ({ key }: Pick<LinkOutcome, 'key'>): boolean => key === undefined

/** How what was reported looks and sounds: by its severity, and as a note where this site doesn't know it. */
export function noticeTypeOf(told: LinkOutcome): 'info' | 'warning' | 'error' {
  if (isUnknown(told)) return 'info'
  return told.isWarning ? 'warning' : 'error'
}
