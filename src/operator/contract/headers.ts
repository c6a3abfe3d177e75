/** Made by the caller for every call and given back in the answer: the reference that a person is shown. */
export const requestIdHeader = 'X-Request-Id'

/**
 * W3C Trace Context, new on every call: the operator's own tracing continues it. It is random, and says nothing of who calls
 * nor that two calls are by the same.
 */
export const traceParentHeader = 'traceparent'

/** Carried by every write: the operator gives the same key the same answer, to who sent it first, and does the thing once. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** On a 403: the signed-in customer's number that is no longer in use. */
export const missingPhoneNumberHeader = 'X-Missing-Phone-Number'

/**
 * On every call that comes through the site: the visitor's address, by which the operator limits. The site's host sets it
 * and drops what a visitor sent under its name. Netlify calls it so; a site on one machine does the same.
 */
export const visitorAddressHeader = 'X-Nf-Client-Connection-Ip'

/**
 * `1` on a write that was answered with `SESSION_MISSING`: where there is no session still, the answer is the same and brings
 * a guest's. The site's tabs send it one at a time, so that a browser gets one session.
 */
export const beginSessionHeader = 'X-Begin-Session'

/**
 * `1` on a write from a browser that takes no cookies. No session can tell whose its Idempotency-Key is, so the key alone
 * does; the answer sets no cookie.
 */
export const noCookiesHeader = 'X-No-Cookies'

/** On every answer: the version of this contract that the operator was built to. A new minor only adds. */
export const contractVersionHeader = 'X-Contract-Version'
export const contractVersion = '1.1'

/** On every answer, pictures too: what is opened by its address is a document of the site's origin, and may do nothing. */
export const inertAnswer = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
} as const
