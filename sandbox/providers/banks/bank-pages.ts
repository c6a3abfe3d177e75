import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../database.ts'
import { guardPages } from '../guard-pages.ts'
import type { Merchant } from '../merchant.ts'
import { answer, type BankPayment, findBankPayment } from './bank-payments.ts'
import { closedPage, payPage, stayedPage } from './pages.ts'

export interface BanksOptions {
  database: Database
  clock: Clock
  merchant: Merchant
  siteOrigins: readonly string[]
  /** Lets what is due happen, so that the merchant has heard of it when the person is back. */
  runDueJobs(): Promise<unknown>
}

const paid = { outcome: 'paid' } as const

/** What each button does, and whether the person comes back. */
const choices = {
  pay: { report: paid, seconds: 2, returns: true },
  payLate: { report: paid, seconds: 20 * 60, returns: true },
  payAndStay: { report: paid, seconds: 2, returns: false },
  refuse: { report: { outcome: 'refused', reason: 'insufficientFunds' }, seconds: 2, returns: true },
  cancel: { report: { outcome: 'cancelled' }, seconds: 0, returns: true },
} as const
const Form = v.object({ choice: v.picklist(['pay', 'payLate', 'payAndStay', 'refuse', 'cancel']) })

/** The banks' own pages, under /bank, without script. */
export function bankPages({ database, clock, merchant, siteOrigins, runDueJobs }: BanksOptions): Hono {
  const app = new Hono()
  app.use(guardPages(siteOrigins))

  const forPayment =
    (handle: (payment: BankPayment, context: Context) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const payment = await findBankPayment(database, context.req.param('id') ?? '')
      if (!payment) return context.text('No such payment', 404)
      // A user who comes back once it is decided is led to how it went, as banks do.
      if (payment.state === 'answered') return context.redirect(payment.returnUrl, 303)
      const isOpen = clock.now() < payment.expiresAt
      return isOpen ? handle(payment, context) : context.html(closedPage(payment), 410)
    }

  app.get(
    '/:id',
    forPayment((payment, context) => context.html(payPage(payment))),
  )

  app.post(
    '/:id',
    forPayment(async (payment, context) => {
      const form = v.safeParse(Form, await context.req.parseBody())
      if (!form.success) return context.redirect(`/bank/${payment.id}`, 303)
      const choice = choices[form.output.choice]
      const isTaken = await answer(database, clock.now(), payment.id, choice)
      if (isTaken && choice.report.outcome === 'paid') await merchant.noteSubmitted(payment.paymentReference)
      await runDueJobs()
      return choice.returns ? context.redirect(payment.returnUrl, 303) : context.html(stayedPage(payment))
    }),
  )

  return app
}
