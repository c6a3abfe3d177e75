import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../../shared/clock.ts'
import { findDocumentHolder } from '../../shared/persons.ts'
import type { Database } from '../database.ts'
import { guardPages } from '../guard-pages.ts'
import { refusedForms } from '../refused-forms.ts'
import {
  abandonIdentityCheck,
  Finding,
  findIdentityCheck,
  type IdentityCheck,
  startIdentityCheck,
  submitIdentityCheck,
} from './identity-checks.ts'
import { documentPage, endPage, startPage } from './pages.ts'
import { words } from './words.ts'

export interface IdentityProviderOptions {
  database: Database
  clock: Clock
  siteOrigins: readonly string[]
}

const Submitted = v.object({
  personalCode: v.optional(v.string(), ''),
  finding: Finding,
  seconds: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(2), v.maxValue(3600)),
})

const pageOf = ({ id }: IdentityCheck) => `/identity/${id}`

/** Replaces Veriff: the pages of an identity check, under /identity, which lead back to the site. */
export function identityProvider({ database, clock, siteOrigins }: IdentityProviderOptions): Hono {
  const app = new Hono()
  app.use(guardPages(siteOrigins))
  const { refuse, take } = refusedForms<string>()

  const forCheck =
    (handle: (check: IdentityCheck, context: Context) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const check = await findIdentityCheck(database, context.req.param('id') ?? '')
      return check ? handle(check, context) : context.text('No such check', 404)
    }

  app.get(
    '/:id',
    forCheck(async (check, context) => {
      if (check.status === 'created') return context.html(startPage(check))
      return context.html(
        check.status === 'started' ? documentPage(check, take(pageOf(check))) : endPage(check),
      )
    }),
  )

  app.post(
    '/:id/start',
    forCheck(async (check, context) => {
      await startIdentityCheck(database, check.id)
      return context.redirect(pageOf(check), 303)
    }),
  )

  app.post(
    '/:id/submit',
    forCheck(async (check, context) => {
      const submitted = v.safeParse(Submitted, await context.req.parseBody())
      if (!submitted.success || !findDocumentHolder(submitted.output.personalCode))
        return refuse(context, pageOf(check), words[check.language].choosePerson)
      await submitIdentityCheck(database, clock.now(), check.id, submitted.output)
      return context.redirect(check.returnUrl, 303)
    }),
  )

  app.post(
    '/:id/cancel',
    forCheck(async (check, context) => {
      await abandonIdentityCheck(database, check.id)
      return context.redirect(check.returnUrl, 303)
    }),
  )

  return app
}
