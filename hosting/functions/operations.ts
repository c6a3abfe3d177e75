import { createHash, timingSafeEqual } from 'node:crypto'
import { everyAnswer, functionAnswer } from '../answer-headers.ts'
import { type OperationsView, operationsHtml, operationsStyleHash } from '../operations/operations-page.ts'
import { isLoopback } from '../private-address.ts'
import type { SiteFunction } from '../site.ts'

export const operationsPath = '/operations'

interface Dependencies {
  view: (request: Request) => Promise<OperationsView>
  /** The password. Without one the page is only there where `isLocal`. */
  secret: string | undefined
  isLocal: boolean
}

/**
 * The page for people who run the site: behind a password by HTTP, so that no cookie is needed. Without a password it is
 * a 404, but on a site that only this machine can open.
 */
export function operations({ view, secret, isLocal }: Dependencies): SiteFunction {
  return async (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) return functionAnswer(405, null, { Allow: 'GET, HEAD' })
    // A foreign site whose name was made to lead here (DNS rebinding) has that name in the address.
    if (secret === undefined && !(isLocal && isLoopback(request.url))) return functionAnswer(404)
    if (secret !== undefined && !isAllowed(request, secret)) {
      return functionAnswer(401, null, { 'WWW-Authenticate': 'Basic realm="operations", charset="UTF-8"' })
    }
    return functionAnswer(200, operationsHtml(await view(request)), {
      ...everyAnswer,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src '${operationsStyleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'X-Robots-Tag': 'noindex',
    })
  }
}

/** Any name before the colon is taken; the password is compared in a time that says nothing of it. */
function isAllowed(request: Request, secret: string): boolean {
  const [, given = ''] = /^Basic (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const password = Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
  return timingSafeEqual(hashOf(password), hashOf(secret))
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
