import * as v from 'valibot'

/** A path of the site without its origin: one slash, no backslash. The operator checks again where it leads. */
export const ReturnPath = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[\w\-/.]*$/))

/**
 * As `ReturnPath`, with a fragment that comes back behind whatever query the operator adds: what a browser that keeps
 * nothing has to find on the page.
 */
export const ReturnPathWithFragment = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^\/(?![/\\])[\w\-/.]*(#[\w\-=]*)?$/),
)

/** As `ReturnPath`, with a query: a picture, a page that an offer leads to. */
export const SitePath = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^\/(?![/\\])[\w\-/.]*(\?[\w\-/.~%=&+,:]*)?$/),
)

/** As `SitePath`, with a fragment as in `ReturnPathWithFragment`: where a person continues after logging in. */
export const SitePathWithFragment = v.pipe(
  v.string(),
  v.maxLength(3000),
  v.regex(/^\/(?![/\\])[\w\-/.]*(\?[\w\-/.~%=&+,:]*)?(#[\w\-=]*)?$/),
)

/** A provider's page: https, or this very machine's. */
export const RedirectUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/)/.test(text) && URL.canParse(text),
  ),
)
