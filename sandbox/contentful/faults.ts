import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { ProblemAnswer } from './problem-answer.ts'

/**
 * What goes wrong with one request: refused by the rate limit for a second, a fault of the server's own, an answer over
 * the 7 MB that Contentful sends, one broken off in the middle, or without the address that leads on. `none` lets one pass.
 */
export type Fault = 'none' | 'rate limit' | 'server error' | 'too large' | 'broken off' | 'no next url'

const Body = v.looseObject({})

/** Gives each request the next fault of the list, as long as there is one. */
export function withFaults(faults: Fault[]): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const fault = faults.shift() ?? 'none'
    if (fault === 'rate limit') {
      context.header('X-Contentful-RateLimit-Reset', '1')
      throw new ProblemAnswer('RateLimitExceeded')
    }
    if (fault === 'server error') throw new ProblemAnswer('ServerError')
    if (fault === 'too large') {
      throw new ProblemAnswer('BadRequest', {
        message: 'Response size too big. Maximum allowed response size: 7340032B.',
      })
    }
    await next()
    if (fault === 'broken off') context.res = await breakOff(context.res, context.env)
    if (fault === 'no next url') {
      const { nextPageUrl, nextSyncUrl, ...body } = v.parse(Body, await context.res.json())
      context.res = Response.json(body)
    }
  }
}

/** Sends half of an answer past the server, which would make an answer of its own of one that fails. */
async function breakOff(answer: Response, { outgoing }: HttpBindings): Promise<Response> {
  const bytes = await answer.bytes()
  outgoing.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}
