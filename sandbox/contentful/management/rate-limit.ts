import type { MiddlewareHandler } from 'hono'
import { ProblemAnswer } from '../problem-answer.ts'

/** Answers so many requests a second, and 429 to more, with the seconds to wait. */
export function rateLimit(perSecond: number): MiddlewareHandler {
  let second = 0
  let count = 0
  return async (context, next) => {
    const now = Math.floor(Date.now() / 1000)
    count = now === second ? count + 1 : 1
    second = now
    context.header('X-Contentful-RateLimit-Second-Limit', String(perSecond))
    context.header('X-Contentful-RateLimit-Second-Remaining', String(Math.max(perSecond - count, 0)))
    if (count > perSecond) {
      context.header('X-Contentful-RateLimit-Reset', '1')
      throw new ProblemAnswer('RateLimitExceeded')
    }
    await next()
  }
}
