import * as v from 'valibot'
import { enumeration } from './enumeration.ts'

/** Why a declaration went no further. */
export const declarationFailureReasons = [
  'DECLARATION_RETRY_THRESHOLD_REACHED',
  'STRONG_AUTHORIZATION_REQUIRED',
  'AGE_REQUIREMENTS_NOT_MET',
  'MARKETING_CONSENT_REQUIRED',
  'INVALID_PUK_CODE',
  'DEFAULT',
] as const
export type DeclarationFailureReason = (typeof declarationFailureReasons)[number]

/** What screens tell apart. `unknown`: a reason that this site doesn't know yet. */
export type ActivationErrorKind =
  | 'retryThresholdReached'
  | 'invalidPUKCode'
  | 'strongAuthRequired'
  | 'ageRequirementsNotMet'
  | 'marketingConsentRequired'
  | 'normal'
  | 'unknown'

const kinds: Record<DeclarationFailureReason, ActivationErrorKind> = {
  DECLARATION_RETRY_THRESHOLD_REACHED: 'retryThresholdReached',
  STRONG_AUTHORIZATION_REQUIRED: 'strongAuthRequired',
  AGE_REQUIREMENTS_NOT_MET: 'ageRequirementsNotMet',
  MARKETING_CONSENT_REQUIRED: 'marketingConsentRequired',
  INVALID_PUK_CODE: 'invalidPUKCode',
  DEFAULT: 'normal',
}

/** A reason on the wire, its kind inside. */
export const ActivationError = v.fallback(
  v.pipe(
    enumeration(declarationFailureReasons),
    v.transform((reason): ActivationErrorKind => (reason === 'unknown' ? reason : kinds[reason])),
  ),
  'unknown',
)
