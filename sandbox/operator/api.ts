import { Hono } from 'hono'
import { apiPath, graphqlPath } from '../../src/operator/contract/endpoint.ts'
import { validateNumber } from '../../src/operator/contract/validate-number.ts'
import { servePictures } from './account/pictures.ts'
import type { ApiOptions } from './api-options.ts'
import { limitCalls } from './call-limits.ts'
import { serveDeclaration } from './declaration/declaration.ts'
import { serveGame } from './game/game.ts'
import { serveGraphql } from './graphql/serve-graphql.ts'
import { guardPosts, limitBody, stampAnswers } from './guards.ts'
import { serveHealth } from './health.ts'
import { serveLeads } from './leads/leads.ts'
import { serveLeaveExtra } from './leave-extra/leave-extra.ts'
import { serveLogIn } from './log-in/log-in.ts'
import { serveOrderLookup } from './order-lookup/order-lookup.ts'
import { serveBankLink } from './payment/bank-link.ts'
import { servePayment } from './payment/payment.ts'
import { serveWallets } from './payment/wallets.ts'
import { findNumber } from './phone-numbers.ts'
import { servePriceList } from './plans/price-list.ts'
import { refuse } from './refuse.ts'
import { type Handler, serveEndpoint } from './serve-endpoint.ts'
import { serveSimOrders } from './sim-orders/sim-orders.ts'
import { spoilAnswers } from './spoil-answers.ts'

/** The operator's REST endpoints and GraphQL, each as the contract has it. */
export function api(options: ApiOptions): Hono {
  const { database, clock, siteOrigins } = options
  const app = new Hono()
  const inApi = apiPath('/*')
  app.use(
    inApi,
    stampAnswers,
    spoilAnswers(database),
    guardPosts(siteOrigins),
    limitBody,
    limitCalls(database, clock),
  )

  const tellNumber: Handler<typeof validateNumber> = async (within, { phoneNumber }) => {
    const number = await findNumber(within, phoneNumber)
    if (!number || number.status === 'ended') return { answer: { status: 'notOurs' } }
    return { answer: { status: number.status, line: number.line } }
  }

  serveLogIn(app, options)
  serveDeclaration(app, options)
  servePictures(app)
  serveEndpoint(app, { database, clock }, validateNumber, tellNumber)
  servePayment(app, options)
  serveWallets(app, options)
  serveBankLink(app, options)
  servePriceList(app, options)
  serveHealth(app, options)
  serveSimOrders(app, options)
  serveLeads(app, options)
  serveLeaveExtra(app, options)
  serveOrderLookup(app, options)
  serveGame(app, options)

  app.post(apiPath(graphqlPath), (context) => serveGraphql(database, clock, context))
  app.all(apiPath(graphqlPath), () => refuse('METHOD_NOT_ALLOWED', { Allow: 'POST' }))
  app.all(inApi, () => refuse('NOT_FOUND'))
  return app
}
