import { createHash, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { functionAnswer } from '../answer-headers.ts'

interface GateOptions {
  /** The last segment of the link that opens the preview. */
  secret: string
  /** Whether the preview is open over https: there Contentful may show it in a frame. */
  isSecure: boolean
  /** The path of an entry's page in a language; undefined where it has none. */
  pathOf: (entry: string, language: string) => Promise<string | undefined>
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)))

/**
 * Lets in who came by the secret link, which leaves a cookie until the browser is closed: `/preview/<secret>?to=/plans`, or
 * `?entry=<id>&language=en` for the page that an entry is.
 * Everyone else gets nothing at any address.
 */
export function previewGate({ secret, isSecure, pathOf }: GateOptions) {
  const name = isSecure ? '__Host-preview' : 'preview'
  const pass = digest(`preview ${secret}`)
  return createMiddleware(async (visit, next) => {
    const [, first, given = ''] = visit.req.path.split('/')
    if (first === 'preview') {
      if (!isSame(given, secret)) return functionAnswer(404)
      setCookie(visit, name, pass, {
        path: '/',
        httpOnly: true,
        ...(isSecure ? { secure: true, sameSite: 'None', partitioned: true } : { sameSite: 'Lax' }),
      })
      const { to, entry, language = 'lt' } = visit.req.query()
      const path = entry === undefined ? ownPath(to) : ((await pathOf(entry, language)) ?? '/')
      return visit.redirect(path, 302)
    }
    if (!isSame(getCookie(visit, name) ?? '', pass)) return functionAnswer(404)
    return next()
  })
}

/** A path of this site: anything else would make the link one to elsewhere. */
function ownPath(wanted = '/'): string {
  const here = 'https://preview.invalid'
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined
  return url?.origin === here ? `${url.pathname}${url.search}` : '/'
}
