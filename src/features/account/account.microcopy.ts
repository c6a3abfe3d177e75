import type { Words } from '../../content/words.ts'
import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'
import { noticesMicrocopy } from '../notifications/notices.microcopy.ts'

/** Words of what is before a page for customers, and of what lies above it. */
export const accountGateMicrocopy = [
  'account.expiredTitle',
  'account.expiredText',
  'account.logInAgain',
  'link.opensInNewTab',
  'account.unavailableTitle',
  'account.failedTitle',
  'account.asking',
  'account.switching',
  'account.missingNumber',
  'account.reload',
  'settings.close',
  ...noticesMicrocopy,
] as const

export type AccountGateWords = Words<typeof accountGateMicrocopy>

/** Words of the bar with a customer's numbers and balance. */
export const accountBarMicrocopy = [
  'account.balance',
  'account.asOf',
  'account.numbers',
  'account.noNumber',
  'account.currentNumber',
  'account.switching',
  'account.missingNumber',
  'account.logOut',
  'account.loggingOut',
  ...troubleMicrocopy,
] as const

export type AccountBarWords = Words<typeof accountBarMicrocopy>

/** Words that the layout itself writes. */
export const accountShellMicrocopy = [
  'account.checking',
  'account.needsScript',
  'account.navigation',
  'account.tabUsage',
  'account.tabTopUp',
  'account.tabMore',
] as const

/** What the page of a number that is no longer in use says where no number led to it. */
export const missingNumberMicrocopy = [
  'missingNumber.nothing',
  'missingNumber.nothingText',
  'missingNumber.toNumbers',
] as const
