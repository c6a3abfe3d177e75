import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { formMicrocopy } from '../../ui/form.microcopy.ts'
import { linkResultMicrocopy } from '../numbers/link-result.microcopy.ts'

/** Words of the flow's first step, which is in the page. */
export const firstStepMicrocopy = [
  ...formMicrocopy,
  'registration.loading',
  'registration.step',
  'registration.tryAgain',
  'registration.asking',
  'registration.number',
  'registration.numberMissing',
  'registration.numberInvalid',
  'registration.whereNumber',
  'registration.gone',
  'registration.goneText',
  'link.tryAgainIn',
  'link.tryAgainNow',
  ...troubleMicrocopy,
] as const

export type FirstWords = Words<typeof firstStepMicrocopy>

/** Words of the steps after it: they come in a file of their own when someone continues. */
export const laterStepsMicrocopy = [
  'registration.otherNumber',
  'registration.toNumbers',
  'registration.activationInProgress',
  'registration.codeNotSent',
  'registration.codeLimitReached',
  'registration.numberAlreadyAdded',
  'registration.ALREADY_LINKED_TO_ANOTHER_ACCOUNT',
  'registration.OWNERSHIP_ALREADY_DECLARED',
  'registration.ALREADY_ACTIVE',
  'registration.code',
  'registration.codeSent',
  'registration.smsRetryDelay',
  'registration.codeResumed',
  'registration.verify',
  'registration.verifying',
  'registration.logIn',
  'registration.logInText',
  'registration.logInButton',
  'registration.puk',
  'registration.pukText',
  'registration.pukTextUnknown',
  'registration.wherePuk',
  'registration.pukCodeRequired',
  'registration.pukCodeMalformed',
  'registration.pukCodeInvalid',
  'registration.pukCodeInvalidUnknown',
  'registration.lastTry',
  'registration.lastTryText',
  'registration.pukCodeLimitReached',
  'registration.pukLimitText',
  'registration.pukLimitTextUnknown',
  'registration.strong',
  'registration.strongText',
  'registration.strongButton',
  'registration.identity',
  'registration.identityText',
  'registration.identityNeedDocument',
  'registration.identityNeedLight',
  'registration.identityNeedCamera',
  'registration.beginCheck',
  'registration.checkAgain',
  'registration.problem.documentUnreadable',
  'registration.problem.documentNotAccepted',
  'registration.problem.faceNotVisible',
  'registration.problem.other',
  'registration.problem.abandoned',
  'registration.problem.expired',
  'registration.problem.noChecksLeft',
  'registration.resubmit',
  'registration.notFinished',
  'registration.noChecksLeft',
  'registration.callUs',
  'registration.checking',
  'registration.checkingText',
  'registration.data',
  'registration.dataText',
  'registration.firstName',
  'registration.lastName',
  'registration.dateOfBirth',
  'registration.terms',
  'link.opensInNewTab',
  'registration.termsLink',
  'registration.privacyLink',
  'registration.termsMissing',
  'registration.confirm',
  'registration.confirming',
  'registration.dataWrong',
  'registration.activating',
  'registration.activatingText',
  'registration.linked',
  'registration.linkedText',
  'registration.backToSettings',
  'registration.toDashboard',
  'registration.linkAnother',
  'link.resendIn',
  'link.sending',
  'link.codeMissing',
  ...linkResultMicrocopy,
] as const

/** Words of the registration flow. */
export const registrationMicrocopy = [...firstStepMicrocopy, ...laterStepsMicrocopy] as const

export type RegistrationWords = Words<typeof registrationMicrocopy>

/** What is in the form's place without script. */
export const registrationStaticMicrocopy = ['registration.needsScript'] as const
