import * as v from 'valibot'
import type { StatusKey } from '../../content/page-key.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { ActivationErrorKind } from '../../operator/contract/activation-error.ts'
import type { DeclarationActivation } from '../../operator/contract/declaration-activation.ts'
import type { declarationDeclarePhoneNumber } from '../../operator/contract/declaration-declare-phone-number.ts'
import type { IdentityVerification } from '../../operator/contract/declaration-verification-status.ts'
import type { AnswerOf } from '../../operator/contract/endpoint.ts'
import { PukCode } from '../../operator/contract/typed-text.ts'

// Why: docs/decisions/0031-registration-steps.md
/** The pages that say how a registration went, or ask one thing more. */
export type RegistrationPage = Extract<
  StatusKey,
  | 'numberActivated'
  | 'scanIdNumberActivated'
  | 'numberActivationDelayed'
  | 'activationMarketingConsent'
  | 'identityNotVerified'
  | 'identityNotVerifiedUnder14'
  | 'identityVerificationDelayed'
  | 'numberAddingError'
  | 'firstNumberAddingError'
>

export type Person = Extract<IdentityVerification, { verificationStatus: 'approved' }>['person']
export type PictureProblem = Extract<
  IdentityVerification,
  { verificationStatus: 'resubmissionRequested' }
>['problem']

/** Why another identity check is to be begun. */
export type IdentityProblem = PictureProblem | 'abandoned' | 'expired' | 'noChecksLeft'

/** What the operator's reason against a declaration asks of the person, whichever call told it. */
export type AfterFailure =
  | { to: 'puk'; isWrong: boolean }
  | { to: 'pukLimit' }
  /** Only a strong log-in will do. */
  | { to: 'strong' }
  | { to: 'page'; page: RegistrationPage }
  | { to: 'notAdded' }

function stepAfterReason(reason: ActivationErrorKind): AfterFailure {
  switch (reason) {
    case 'invalidPUKCode':
      return { to: 'puk', isWrong: true }
    case 'retryThresholdReached':
      return { to: 'pukLimit' }
    case 'strongAuthRequired':
      return { to: 'strong' }
    case 'ageRequirementsNotMet':
      return { to: 'page', page: 'identityNotVerifiedUnder14' }
    case 'marketingConsentRequired':
      return { to: 'page', page: 'activationMarketingConsent' }
    case 'normal':
    case 'unknown':
      return { to: 'notAdded' }
  }
}

type Declared = Exclude<AnswerOf<typeof declarationDeclarePhoneNumber>, { declarationStatus: 'unknown' }>
type Verification = Exclude<IdentityVerification, { verificationStatus: 'unknown' }>

export type AfterPuk = AfterFailure | { to: 'identity'; isBegun: false }

/** What comes after the PUK. */
export function stepAfterPuk(declared: Declared): AfterPuk {
  switch (declared.declarationStatus) {
    case 'DECLARATION_VERIFICATION_PENDING':
      return { to: 'identity', isBegun: false }
    case 'DECLARATION_FAILED':
      return stepAfterReason(declared.reason)
  }
}

/** What comes of an identity check, as it is. */
export type AfterCheck =
  | AfterFailure
  /** A check was begun: whatever comes of it elsewhere, the operator knows. */
  | { to: 'identity'; isBegun: true; problem?: IdentityProblem }
  | { to: 'checking' }
  | { to: 'data'; person: Person }

/** What an identity check, as the operator says it is, asks of the person. */
export function stepAfterCheck(verification: Verification): AfterCheck {
  switch (verification.verificationStatus) {
    case 'created':
    case 'started':
      return { to: 'identity', isBegun: true }
    case 'submitted':
    case 'inReview':
      return { to: 'checking' }
    case 'abandoned':
    case 'expired':
      return { to: 'identity', isBegun: true, problem: verification.verificationStatus }
    case 'resubmissionRequested':
      return { to: 'identity', isBegun: true, problem: verification.problem }
    case 'approved':
      return { to: 'data', person: verification.person }
    case 'declined':
      return stepAfterDeclined(verification.reason)
  }
}

function stepAfterDeclined(reason: ActivationErrorKind): AfterCheck {
  switch (reason) {
    case 'retryThresholdReached':
      return { to: 'identity', isBegun: true, problem: 'noChecksLeft' }
    case 'normal':
    case 'unknown':
      return { to: 'page', page: 'identityNotVerified' }
    case 'invalidPUKCode':
    case 'strongAuthRequired':
    case 'ageRequirementsNotMet':
    case 'marketingConsentRequired':
      return stepAfterReason(reason)
  }
}

/** What comes after the confirmation, and while the network is at it. */
export type AfterConfirmation = AfterFailure | { to: 'activated' } | { to: 'activating' }

/** What the network's answer to a confirmed declaration leads to; what this site doesn't know yet is asked again. */
export function stepAfterConfirmation(activation: DeclarationActivation): AfterConfirmation {
  switch (activation.activationStatus) {
    case 'SUCCEEDED':
      return { to: 'activated' }
    case 'ACTIVATION_IN_PROGRESS':
    case 'unknown':
      return { to: 'activating' }
    case 'FAILED':
      return stepAfterReason(activation.reason)
  }
}

/** The PUK as the operator takes it; undefined for what is none. Blanks between its digits are how it is printed. */
export function readPuk(written: string): string | undefined {
  const pukCode = written.replace(/[\s-]/g, '')
  return v.is(PukCode, pukCode) ? pukCode : undefined
}

/** Steps as they are shown in a row, for a number that is declared and for one that is only linked. */
export const stepsOf = {
  declare: ['number', 'puk', 'identity', 'data'],
  link: ['number', 'code'],
} as const
export type StepName = (typeof stepsOf)['declare' | 'link'][number]

/** A number that is known on this page; it is kept nowhere, so that after a reload it isn't. */
export type KnownNumber = PhoneNumber | undefined
