import { returnPathFrom } from '../lib/return-path.ts'

/** The log-in page's query: where to go once signed in, and whether only the strong provider will do. */
export const redirectUrlParameter = 'redirectUrl'
export const strongParameter = 'strong'

/** As a query says it. A way back that is too long leads to the page alone: servers refuse such addresses. */
const wayBack = (returnPath: string) => returnPathFrom(returnPath) ?? returnPath.replace(/[?#].*$/s, '')

/** The log-in page, with the way back as its `redirectUrl`. */
export const logInAddress = (logInPath: string, returnPath: string): string =>
  `${logInPath}?${new URLSearchParams({ [redirectUrlParameter]: wayBack(returnPath) })}`

/** As `logInAddress`, where the operator demands a proven identity: also for who is signed in already. */
export const strongLogInAddress = (logInPath: string, returnPath: string): string =>
  `${logInPath}?${new URLSearchParams({ [strongParameter]: '1', [redirectUrlParameter]: wayBack(returnPath) })}`

/**
 * The page for a number that is no longer in use. `cameFrom` is a path; its query string is left out.
 * The page that reads the number takes it out of the address bar.
 */
export const missingNumberAddress = (page: string, cameFrom: string, phoneNumber: string): string =>
  `${page}?${new URLSearchParams({ redirectPath: cameFrom.replace(/[?#].*$/s, ''), phoneNumber })}`
