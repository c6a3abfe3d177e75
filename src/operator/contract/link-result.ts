import * as v from 'valibot'
import { enumeration } from './enumeration.ts'

/** How a link, verify or unlink went. */
export const linkResultKeys = [
  'FAILED_TO_SEND_VERIFICATION_CODE',
  'INVALID_PHONE_NUMBER',
  'INVALID_VERIFICATION_CODE',
  'ALREADY_LINKED_TO_ANOTHER_ACCOUNT',
  'ALREADY_LINKED_TO_SAME_ACCOUNT',
  'VERIFICATION_THRESHOLD_REACHED',
  'VERIFICATION_CODE_EXPIRED',
  'DECLARATION_RETRY_THRESHOLD_REACHED',
  'OWNERSHIP_ALREADY_DECLARED',
  'ALREADY_ACTIVE',
  'DECLARED_AWAITING_ACTIVATION',
  'SMS_RETRY_THRESHOLD_REACHED',
  'SMS_RETRY_DELAY',
  'ACCOUNT_UNLINKED',
  'UNABLE_TO_UNLINK',
  'DEFAULT',
] as const
export type LinkResultKey = (typeof linkResultKeys)[number]

/** What screens tell apart. `unknown`: a key without a kind, such as one that this site doesn't know yet. */
export type LinkOutcomeKind =
  | 'alreadyLinkedToAnotherAccount'
  | 'alreadyLinkedToSameAccount'
  | 'defaultType'
  | 'failedToSendVerificationCode'
  | 'invalidPhoneNumber'
  | 'invalidVerificationCode'
  | 'smsRetryDelay'
  | 'smsRetryThresholdReached'
  | 'verificationCodeExpired'
  | 'verificationThresholdReached'
  | 'accountUnlinked'
  | 'unableToUnlink'
  | 'declarationRetryThresholdReached'
  | 'ownershipAlreadyDeclared'
  | 'declaredAwaitingActivation'
  | 'unknown'

const kinds: Record<LinkResultKey, LinkOutcomeKind> = {
  FAILED_TO_SEND_VERIFICATION_CODE: 'failedToSendVerificationCode',
  INVALID_PHONE_NUMBER: 'invalidPhoneNumber',
  INVALID_VERIFICATION_CODE: 'invalidVerificationCode',
  ALREADY_LINKED_TO_ANOTHER_ACCOUNT: 'alreadyLinkedToAnotherAccount',
  ALREADY_LINKED_TO_SAME_ACCOUNT: 'alreadyLinkedToSameAccount',
  VERIFICATION_THRESHOLD_REACHED: 'verificationThresholdReached',
  VERIFICATION_CODE_EXPIRED: 'verificationCodeExpired',
  DECLARATION_RETRY_THRESHOLD_REACHED: 'declarationRetryThresholdReached',
  OWNERSHIP_ALREADY_DECLARED: 'ownershipAlreadyDeclared',
  ALREADY_ACTIVE: 'unknown',
  DECLARED_AWAITING_ACTIVATION: 'declaredAwaitingActivation',
  SMS_RETRY_THRESHOLD_REACHED: 'smsRetryThresholdReached',
  SMS_RETRY_DELAY: 'smsRetryDelay',
  ACCOUNT_UNLINKED: 'accountUnlinked',
  UNABLE_TO_UNLINK: 'unableToUnlink',
  DEFAULT: 'defaultType',
}

/** A key as it came, with its kind: ALREADY_ACTIVE has words of its own, though no kind. */
export interface LinkOutcome {
  key: LinkResultKey | undefined
  kind: LinkOutcomeKind
  /** The operator's severity is WARN: nothing went wrong. */
  isWarning?: true
}

const unknown: LinkOutcome = { key: undefined, kind: 'unknown' }

/** A key on the wire with its kind inside; null where it went well and there is nothing more to say. */
export const LinkResponseKey = v.nullable(
  v.fallback(
    v.pipe(
      enumeration(linkResultKeys),
      v.transform((key): LinkOutcome => (key === 'unknown' ? unknown : { key, kind: kinds[key] })),
    ),
    unknown,
  ),
)

export const ResponseSeverity = enumeration(['SUCCESS', 'WARN', 'ERROR'])
export type ResponseSeverity = v.InferInput<typeof ResponseSeverity>

/** LINK_SIM continues with the code of a text, DECLARE_SIM with the PUK and an identity. */
export const LinkFlowType = enumeration(['LINK_SIM', 'DECLARE_SIM'])
export type LinkFlowType = v.InferInput<typeof LinkFlowType>
