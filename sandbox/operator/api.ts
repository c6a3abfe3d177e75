import { type Context, Hono } from 'hono'
import { authorizationStatus } from '../../src/operator/contract/authorization-status.ts'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { paymentCard, paymentReferenceParameter } from '../../src/operator/contract/payment-card.ts'
import { paymentCheckResult } from '../../src/operator/contract/payment-check-result.ts'
import { paymentMethodsAndCards } from '../../src/operator/contract/payment-methods-and-cards.ts'
import { validateNumber } from '../../src/operator/contract/validate-number.ts'
import { openCardPayment } from '../providers/acquirer/card-payments.ts'
import type { MovableClock } from './clock.ts'
import type { Database } from './database.ts'
import { guardPosts, limitBody, stampAnswers } from './guards.ts'
import { returnUrl } from './origins.ts'
import { findPayment, limits, paymentLifetime, refusalOf, resultOf, startPayment } from './payments.ts'
import { findNumber } from './phone-numbers.ts'
import { refuse } from './refuse.ts'
import { type Handler, serveEndpoint } from './serve-endpoint.ts'
import { sessionOf } from './sessions.ts'
import { spoilAnswers } from './spoil-answers.ts'

export interface ApiOptions {
  database: Database
  clock: MovableClock
  siteOrigins: readonly string[]
  /** The sandbox's own, where the acquirer's page is. */
  ownOrigin(): string
}

/** The operator's REST endpoints and GraphQL, each as the contract has it. */
export function api({ database, clock, siteOrigins, ownOrigin }: ApiOptions): Hono {
  const app = new Hono()
  const inApi = apiPath('/*')
  app.use(inApi, stampAnswers, spoilAnswers(database), guardPosts(siteOrigins), limitBody)

  const tellSession: Handler<typeof authorizationStatus> = async (within, _request, context) => {
    const session = await sessionOf(within, context)
    if (!session) return { answer: { status: 'guest' } }
    return { answer: { status: 'signedIn', strong: session.strong === 1 } }
  }

  const tellNumber: Handler<typeof validateNumber> = async (within, { phoneNumber }) => {
    const number = await findNumber(within, phoneNumber)
    if (!number) return { answer: { status: 'notOurs' } }
    return { answer: { status: number.status, line: number.line } }
  }

  const tellMethods: Handler<typeof paymentMethodsAndCards> = async () => ({
    answer: { methods: ['card'], cardsDetails: [], ...limits },
  })

  const beginPayment: Handler<typeof paymentCard> = async (within, request, context) => {
    const refusal = await refusalOf(within, request)
    if (refusal) return { refusal }
    const now = clock.now()
    const paymentReference = await startPayment(within, now, request)
    const { amountInCents, language, returnPath } = request
    const id = await openCardPayment(within, {
      paymentReference,
      amountInCents,
      language,
      returnUrl: returnUrl(context.req.header('Origin') ?? '', returnPath, {
        [paymentReferenceParameter]: paymentReference,
      }),
      expiresAt: now + paymentLifetime,
    })
    return { answer: { paymentReference, redirectUrl: `${ownOrigin()}/acquirer/pay/${id}` } }
  }

  const tellPayment: Handler<typeof paymentCheckResult> = async (within, { paymentReference }) => {
    const payment = await findPayment(within, paymentReference)
    return payment ? { answer: resultOf(payment) } : { refusal: 'PAYMENT_NOT_FOUND' }
  }

  serveEndpoint(app, database, authorizationStatus, tellSession)
  serveEndpoint(app, database, validateNumber, tellNumber)
  serveEndpoint(app, database, paymentMethodsAndCards, tellMethods)
  serveEndpoint(app, database, paymentCard, beginPayment)
  serveEndpoint(app, database, paymentCheckResult, tellPayment)

  app.post(apiPath(graphqlPath), (context) => serveGraphql(database, context))
  app.all(apiPath(graphqlPath), () => refuse('METHOD_NOT_ALLOWED', { Allow: 'POST' }))
  app.all(inApi, () => refuse('NOT_FOUND'))
  return app
}

/** GraphQL is loaded when it is first asked for: it takes longer than all the rest. */
async function serveGraphql(database: Database, context: Context): Promise<Response> {
  const session = await sessionOf(database, context)
  if (!session) return refuse('UNAUTHORIZED')
  const { yoga } = await import('./graphql.ts')
  return yoga.fetch(context.req.raw, { database, phoneNumber: session.phoneNumber })
}
