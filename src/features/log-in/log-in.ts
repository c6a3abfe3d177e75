import * as v from 'valibot'
import { withoutHandOver } from '../../lib/hand-over-fragment.ts'
import { returnPathFrom } from '../../lib/return-path.ts'
import { LogInError, logInErrorParameter, returnPathParameter } from '../../operator/contract/log-in.ts'
import { redirectUrlParameter, strongParameter } from '../../session/redirects.ts'

/** In the address of who comes back from a provider. */
export const returnedParameter = 'returned'

/** Longer ways back are left out: the operator takes a thousand characters, and each layer of encoding adds some. */
const longestWayBack = 300

/** With what someone comes to the log-in page. */
export interface Arrival {
  /** Where they go once signed in: a path of this site. Undefined for a user who came by themselves. */
  wayBack: string | undefined
  /** Only the strong provider will do. */
  needsStrong: boolean
  /** Came back from a provider: signed in, as it seems, or with the reason why not. */
  returned: boolean
  error: LogInError | undefined
}

/** Reads the log-in page's query; whatever isn't a way back on this site is left out. */
export function readArrival(search: string, logInPath: string): Arrival {
  const query = new URLSearchParams(search)
  const error = query.has(logInErrorParameter)
    ? v.parse(LogInError, query.get(logInErrorParameter))
    : undefined
  const began = query.get(returnPathParameter)
  // A failed log-in comes back with the path that the log-in page gave along: its own, with the person's way in it.
  if (began?.startsWith(`${logInPath}?`))
    return {
      ...readOwn(new URLSearchParams(withoutHandOver(began).slice(logInPath.length))),
      returned: true,
      error,
    }
  return { ...readOwn(query), returned: query.has(returnedParameter) || error !== undefined, error }
}

const readOwn = (query: URLSearchParams): Pick<Arrival, 'wayBack' | 'needsStrong'> => ({
  wayBack: returnPathFrom(query.get(redirectUrlParameter)),
  needsStrong: query.has(strongParameter),
})

/** The log-in page as the provider leads back to it, with the way on. */
export function landingPath(
  logInPath: string,
  { wayBack, needsStrong }: Pick<Arrival, 'wayBack' | 'needsStrong'>,
): string {
  const query = new URLSearchParams({ [returnedParameter]: '1' })
  if (needsStrong) query.set(strongParameter, '1')
  if (wayBack !== undefined && encodeURIComponent(wayBack).length <= longestWayBack)
    query.set(redirectUrlParameter, wayBack)
  return `${logInPath}?${query}`
}

/** The log-in page's own query without what is past: a reload asks again and reports no old failure. */
export function ownAddress(logInPath: string, { wayBack, needsStrong }: Arrival): string {
  const query = new URLSearchParams()
  if (needsStrong) query.set(strongParameter, '1')
  if (wayBack !== undefined) query.set(redirectUrlParameter, wayBack)
  return query.size > 0 ? `${logInPath}?${query}` : logInPath
}
