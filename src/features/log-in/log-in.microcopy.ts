import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of the log-in page. */
export const logInMicrocopy = [
  'logIn.returning',
  'logIn.strongNeeded',
  'logIn.uoga',
  'logIn.uogaDescription',
  'logIn.smart',
  'logIn.smartDescription',
  'logIn.leaving',
  'logIn.errorTitle',
  'logIn.cancelled',
  'logIn.expired',
  'logIn.noAccount',
  'logIn.failed',
  'logIn.providerUnavailable',
  'logIn.noticeTitle',
  'logIn.noticeText',
  'logIn.noticeLink',
  'logIn.noticeClose',
  ...troubleMicrocopy,
] as const

export type LogInWords = Words<typeof logInMicrocopy>
