import * as v from 'valibot'

/** Whole segments between single slashes, none of them `.` or `..`: a path that reads the same to every server. */
const path = String.raw`(?=\/)(?:\/(?!\.{1,2}(?:[/?#]|$))[\w\-.]+)*\/?`
const query = String.raw`(?:\?[\w\-/.~%=&+,:]*)?`
const fragment = String.raw`(?:#[\w\-=]*)?`

const addressOf = (...parts: string[]) => v.regex(new RegExp(`^${parts.join('')}$`))

/** A path of the site without its origin: no `//`, no `.` or `..`, no backslash. The operator checks again where it leads. */
export const ReturnPath = v.pipe(v.string(), v.maxLength(200), addressOf(path))

/**
 * As `ReturnPath`, with a fragment that comes back behind whatever query the operator adds: what a browser that keeps
 * nothing has to find on the page.
 */
export const ReturnPathWithFragment = v.pipe(v.string(), v.maxLength(2000), addressOf(path, fragment))

/** As `ReturnPath`, with a query: a picture, a page that an offer leads to. */
export const SitePath = v.pipe(v.string(), v.maxLength(1000), addressOf(path, query))

/** As `SitePath`, with a fragment as in `ReturnPathWithFragment`: where a person continues after logging in. */
export const SitePathWithFragment = v.pipe(v.string(), v.maxLength(3000), addressOf(path, query, fragment))

const https = /^https:\/\//
const thisMachine = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//

/** A provider's page: https. Only a site that is open on this very machine, or a program, takes one of this machine. */
export const RedirectUrl = v.pipe(
  v.string(),
  v.check(
    (text) => (https.test(text) || (isOnThisMachine() && thisMachine.test(text))) && URL.canParse(text),
  ),
)

function isOnThisMachine(): boolean {
  const { location } = globalThis
  return location === undefined || ['127.0.0.1', 'localhost'].includes(location.hostname)
}
