import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../database.ts'
import { guardPages } from '../guard-pages.ts'
import type { Merchant } from '../merchant.ts'
import { refusedForms } from '../refused-forms.ts'
import { CardForm, type Problems, readCardForm } from './card-form.ts'
import { cardPage, closedPage, savedCardPage, securePage } from './card-page.ts'
import {
  authenticate,
  type CardPayment,
  cancel,
  findCardPayment,
  giveCard,
  isUsable,
} from './card-payments.ts'
import { testCardOf } from './test-cards.ts'

interface Refused {
  form: CardForm
  problems: Problems
}

const pageOf = ({ id }: CardPayment) => `/acquirer/pay/${id}`

export interface AcquirerOptions {
  database: Database
  clock: Clock
  merchant: Merchant
  siteOrigins: readonly string[]
  /** Lets what is due happen, so that the merchant has heard of it when the person is back. */
  runDueJobs(): Promise<unknown>
}

/** Replaces the acquirer's hosted card page: under /acquirer on the sandbox's own origin, without script. */
export function acquirer({ database, clock, merchant, siteOrigins, runDueJobs }: AcquirerOptions): Hono {
  const app = new Hono()
  app.use(guardPages(siteOrigins))
  const { refuse, take } = refusedForms<Refused>()

  /** Serves one page or form of a payment; where nothing can be done any more, the way back. */
  const forPayment =
    (handle: (payment: CardPayment, context: Context) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const payment = await findCardPayment(database, context.req.param('id') ?? '')
      if (!payment) return context.text('No such payment', 404)
      if (payment.state === 'submitted' || payment.state === 'cancelled')
        return context.redirect(payment.returnUrl, 303)
      if (!isUsable(payment, clock.now())) return context.html(closedPage(payment), 410)
      return handle(payment, context)
    }

  app.get(
    '/pay/:id',
    forPayment((payment, context) => {
      if (payment.savedCardDigits) return context.html(savedCardPage(payment))
      const { form, problems } = take(pageOf(payment)) ?? {}
      return context.html(cardPage(payment, form, problems))
    }),
  )

  app.post(
    '/pay/:id',
    forPayment(async (payment, context) => {
      const form = v.parse(CardForm, await context.req.parseBody())
      const saved = payment.savedCardDigits ? testCardOf(payment.savedCardDigits) : undefined
      const read = saved ? { card: saved } : readCardForm(form, clock.now(), payment.isKeepingNeeded === 1)
      if ('problems' in read)
        return refuse(context, pageOf(payment), {
          form: { ...form, securityCode: '' },
          problems: read.problems,
        })
      if (await giveCard(database, clock.now(), payment.id, read.card))
        await merchant.noteSubmitted(payment.paymentReference)
      return context.redirect(read.card.secure ? `/acquirer/secure/${payment.id}` : payment.returnUrl, 303)
    }),
  )

  app.get(
    '/secure/:id',
    forPayment((payment, context) =>
      payment.state === 'authenticating'
        ? context.html(securePage(payment))
        : context.redirect(pageOf(payment), 303),
    ),
  )

  app.post(
    '/secure/:id',
    forPayment(async (payment, context) => {
      const { agrees } = await context.req.parseBody()
      if (await authenticate(database, clock.now(), payment.id, agrees === 'yes'))
        await merchant.noteSubmitted(payment.paymentReference)
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
