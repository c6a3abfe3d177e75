import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { endpoint } from './endpoint.ts'
import { RedirectUrl, ReturnPath, SitePathWithFragment } from './return-path.ts'

/** `uoga` is the operator's own id (number and text-message code), `smart` the strong provider (a proven identity). */
export type LogInProvider = 'uoga' | 'smart'

/** Why the person comes back to the log-in page, in its query; one that this site has no words for is `failed`. */
export const LogInError = v.fallback(v.picklist(['cancelled', 'expired', 'noAccount', 'failed']), 'failed')
export type LogInError = v.InferOutput<typeof LogInError>

/** The query parameters with which a failed log-in leads back to `logInPath`. */
export const logInErrorParameter = 'logInError'
export const returnPathParameter = 'returnPath'

/** Where a provider's page ends, on the site's origin: used once, by the browser that began, and never shown. */
export const logInCallbackPath = '/v1/log-in/callback'

const request = v.object({
  language: v.picklist(languages),
  /** Where the person goes once signed in. */
  returnPath: SitePathWithFragment,
  /** The log-in page, to which a failure leads: `logInPath?logInError=…&returnPath=…`. */
  logInPath: ReturnPath,
})
const answer = v.object({ redirectUrl: RedirectUrl })

/** Begins a log-in: the browser goes to the provider's page at `redirectUrl`, which ends at `logInCallbackPath`. */
const logInAt = <Path extends `/v1/${LogInProvider}-id${'' | '-strong-login'}`>(path: Path) =>
  endpoint({ method: 'POST', path, effect: 'repeatable', request, answer, errors: ['PROVIDER_UNAVAILABLE'] })

/**
 * Begins a log-in with the operator's own id, a number and the code of a text. The browser goes to `redirectUrl` and comes
 * back by the callback, which sets the session's cookie and leads to `returnPath`, or to `logInPath` with what went wrong.
 */
export const uogaIdLogIn = logInAt('/v1/uoga-id')

/**
 * Begins a log-in with the strong provider, for a guest as for someone signed in already. It goes as with `uoga-id`;
 * the session is `strong` afterwards.
 */
export const smartIdStrongLogIn = logInAt('/v1/smart-id-strong-login')
