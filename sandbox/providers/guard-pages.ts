import type { MiddlewareHandler } from 'hono'

/**
 * Nothing from elsewhere, no script and no frame; forms come from the page itself and may end on the site, to
 * which every provider leads back.
 */
export const guardPages = (siteOrigins: readonly string[]): MiddlewareHandler => {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${siteOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

  return async (context, next) => {
    const isForeign =
      context.req.method === 'POST' && context.req.header('Origin') !== new URL(context.req.url).origin
    if (isForeign) context.res = context.text('Forms are taken from this page only', 403)
    else await next()
    context.res.headers.set('Content-Security-Policy', policy)
    context.res.headers.set('Referrer-Policy', 'same-origin')
    context.res.headers.set('Cache-Control', 'no-store')
  }
}
