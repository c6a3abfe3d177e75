import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { RequestId } from '../../src/operator/contract/header-values.ts'
import {
  contractVersion,
  contractVersionHeader,
  inertAnswer,
  requestIdHeader,
} from '../../src/operator/contract/headers.ts'
import { refuse } from './refuse.ts'

/** What every answer of the API carries: the caller's request id, the contract's version, that no one may keep it, and that it is no page. */
export const stampAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  const requestId = context.req.header(requestIdHeader)
  if (v.is(RequestId, requestId)) context.res.headers.set(requestIdHeader, requestId)
  context.res.headers.set(contractVersionHeader, contractVersion)
  context.res.headers.set('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(inertAnswer)) context.res.headers.set(name, value)
}

/** A POST comes from the site's own pages and as JSON. No answer has a CORS header, so foreign pages read none. */
export const guardPosts =
  (origins: readonly string[]): MiddlewareHandler =>
  async ({ req }, next) => {
    if (req.method !== 'POST') return next()
    if (!origins.includes(req.header('Origin') ?? '')) return refuse('FOREIGN_ORIGIN')
    const isJson = /^application\/json(;|$)/i.test(req.header('Content-Type') ?? '')
    return isJson ? next() : refuse('UNSUPPORTED_MEDIA_TYPE')
  }

export const limitBody = bodyLimit({ maxSize: 16 * 1024, onError: () => refuse('BODY_TOO_LARGE') })
