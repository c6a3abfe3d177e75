import { troubleMicrocopy } from '../../session/trouble.microcopy.ts'

/** Words of what stands before a page for customers. */
export const accountGateMicrocopy = [
  'account.expiredTitle',
  'account.expiredText',
  'account.logInAgain',
  'account.unavailableTitle',
  'account.failedTitle',
  'account.tryAgain',
  'account.asking',
  ...troubleMicrocopy,
] as const

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

/** Words that the layout itself writes. */
export const accountShellMicrocopy = [
  'account.checking',
  'account.needsScript',
  'account.navigation',
  'account.historyTooltip',
  'account.settingsTooltip',
] as const
