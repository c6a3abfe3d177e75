import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { MovableClock } from '../../operator/clock.ts'
import type { Database } from '../../operator/database.ts'
import { CardForm, readCardForm } from './card-form.ts'
import { cardPage, closedPage, securePage } from './card-page.ts'
import {
  authenticate,
  type CardPayment,
  cancel,
  findCardPayment,
  giveCard,
  isUsable,
} from './card-payments.ts'
import { bankPolicy, bankStyle } from './page.ts'

export interface AcquirerOptions {
  database: Database
  clock: MovableClock
  siteOrigins: readonly string[]
  /** Lets what is due happen, so that the operator has heard of it when the person is back. */
  runDueJobs(): Promise<unknown>
}

/** Stands in for the acquirer's hosted card page: under /acquirer on the sandbox's own origin, without script. */
export function acquirer({ database, clock, siteOrigins, runDueJobs }: AcquirerOptions): Hono {
  const app = new Hono()
  const policy = bankPolicy(siteOrigins)

  app.use(async (context, next) => {
    await next()
    context.res.headers.set('Content-Security-Policy', policy)
    context.res.headers.set('Referrer-Policy', 'same-origin')
    context.res.headers.set('Cache-Control', 'no-store')
  })

  /** Serves one page or form of a payment; where nothing can be done any more, the way back. */
  const forPayment =
    (handle: (payment: CardPayment, context: Context) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const payment = await findCardPayment(database, context.req.param('id') ?? '')
      if (!payment) return context.text('No such payment', 404)
      if (payment.state === 'submitted' || payment.state === 'cancelled')
        return context.redirect(payment.returnUrl, 303)
      if (!isUsable(payment, clock.now())) return context.html(closedPage(payment), 410)
      const ownOrigin = new URL(context.req.url).origin
      if (context.req.method === 'POST' && context.req.header('Origin') !== ownOrigin)
        return context.text('Forms are taken from this page only', 403)
      return handle(payment, context)
    }

  app.get('/style.css', (context) => context.body(bankStyle, 200, { 'Content-Type': 'text/css' }))

  app.get(
    '/pay/:id',
    forPayment((payment, context) => context.html(cardPage(payment))),
  )

  app.post(
    '/pay/:id',
    forPayment(async (payment, context) => {
      const form = v.parse(CardForm, await context.req.parseBody())
      const read = readCardForm(form, clock.now())
      if ('problems' in read) return context.html(cardPage(payment, form, read.problems), 422)
      await giveCard(database, clock.now(), payment.id, read.card)
      return context.redirect(read.card.secure ? `/acquirer/secure/${payment.id}` : payment.returnUrl, 303)
    }),
  )

  app.get(
    '/secure/:id',
    forPayment((payment, context) =>
      payment.state === 'authenticating'
        ? context.html(securePage(payment))
        : context.redirect(`/acquirer/pay/${payment.id}`, 303),
    ),
  )

  app.post(
    '/secure/:id',
    forPayment(async (payment, context) => {
      const { agrees } = await context.req.parseBody()
      await authenticate(database, clock.now(), payment.id, agrees === 'yes')
      return context.redirect(payment.returnUrl, 303)
    }),
  )

  app.post(
    '/cancel/:id',
    forPayment(async (payment, context) => {
      await cancel(database, clock.now(), payment.id)
      await runDueJobs()
      return context.redirect(payment.returnUrl, 303)
    }),
  )

  return app
}
