import type { Context, Hono, MiddlewareHandler } from 'hono'
import { ProblemAnswer } from './problem-answer.ts'

/** Lets in who sends this token. */
export const authorized =
  (accessToken: string): MiddlewareHandler =>
  async ({ req }, next) => {
    const sent = req.header('Authorization')?.replace('Bearer ', '') ?? req.query('access_token')
    if (sent !== accessToken) throw new ProblemAnswer('AccessTokenInvalid')
    await next()
  }

/** Answers below the space, or the environment, of this id alone. */
export const existing =
  (parameter: 'space' | 'environment', id: string): MiddlewareHandler =>
  async ({ req }, next) => {
    if (req.param(parameter) !== id) throw new ProblemAnswer('NotFound')
    await next()
  }

/** Answers what isn't there, and what is thrown, in Contentful's shape. */
export function answerProblems(app: Hono): void {
  app.notFound((context) => answerProblem(new ProblemAnswer('NotFound'), context))
  app.onError((error, context) => {
    if (error instanceof ProblemAnswer) return answerProblem(error, context)
    console.error(error)
    return context.text('This server has a fault of its own.', 500)
  })
}

const answerProblem = (problem: ProblemAnswer, context: Context) =>
  context.json(problem.body(context.get('requestId')), problem.status)
