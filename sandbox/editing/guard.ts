import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

export const tokenHeader = 'X-Editing-Token'

/** What the page itself has to send along with whatever it writes. New with each start. */
export const newToken = (): string => randomBytes(24).toString('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Lets nothing but the editing page itself write. A foreign page in the same browser has another origin, and can't read the
 * token; a foreign name that was made to lead here (DNS rebinding) is refused by its Host where the server listens.
 * Why: docs/decisions/0134-edit-on-this-machine.md
 */
export const guard = (token: string) =>
  createMiddleware(async ({ req, text }, next) => {
    const { host } = new URL(req.url)
    const site = req.header('Sec-Fetch-Site')
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    const isOwn =
      req.header('Origin') === `http://${host}` &&
      (site === undefined || site === 'same-origin') &&
      isSame(req.header(tokenHeader) ?? '', token)
    if (!isReading && !isOwn) return text('Only the editing page itself may write.', 403)
    return next()
  })

/** For every answer: nothing runs but the page's own script, and no other page frames or reads it. */
export const answerHeaders = (siteOrigin: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${siteOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
})
