import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of a form that sends a code by text, and of the one that takes it. */
export const codeByTextMicrocopy = [
  'leave.step',
  'leave.sendCode',
  'leave.code',
  'leave.codeNotSent',
  'leave.codeNotAccepted',
  'link.code',
  'link.codeHint',
  'link.codeMissing',
  'link.sending',
  'link.resend',
  'link.resendIn',
  'link.INVALID_VERIFICATION_CODE',
  'link.VERIFICATION_CODE_EXPIRED',
  'link.VERIFICATION_THRESHOLD_REACHED',
  'link.tryAgainIn',
  'link.tryAgainNow',
  ...troubleMicrocopy,
] as const

export type CodeByTextWords = Words<typeof codeByTextMicrocopy>
