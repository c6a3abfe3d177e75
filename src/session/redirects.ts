import { addressWith, withoutFields } from '../lib/address-fields.ts'
import { returnPathFrom } from '../lib/return-path.ts'

/** The log-in page's query: where to go once signed in, and whether only the strong provider will do. */
export const redirectUrlParameter = 'redirectUrl'
export const strongParameter = 'strong'

/** As a query says it, which servers see: without what is in an address's fragment for that reason. A way back that is too long leads to the page alone: servers refuse such addresses. */
function wayBack(returnPath: string): string {
  const [path = '', ...fragment] = (returnPathFrom(returnPath) ?? returnPath.replace(/[?#].*$/s, '')).split(
    '#',
  )
  return path + (fragment.length > 0 ? withoutFields(`#${fragment.join('#')}`) : '')
}

/** The log-in page, with the way back as its `redirectUrl`. */
export const logInAddress = (logInPath: string, returnPath: string): string =>
  `${logInPath}?${new URLSearchParams({ [redirectUrlParameter]: wayBack(returnPath) })}`

/** As `logInAddress`, where the operator demands a proven identity: also for who is signed in already. */
export const strongLogInAddress = (logInPath: string, returnPath: string): string =>
  `${logInPath}?${new URLSearchParams({ [strongParameter]: '1', [redirectUrlParameter]: wayBack(returnPath) })}`

/**
 * The page for a number that is no longer in use. `cameFrom` is a path; its query string is left out. Both go in the
 * fragment, and the page that reads the number takes it out of the address bar.
 */
export const missingNumberAddress = (page: string, cameFrom: string, phoneNumber: string): string =>
  addressWith(page, { redirectPath: cameFrom.replace(/[?#].*$/s, ''), phoneNumber })
