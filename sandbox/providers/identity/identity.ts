import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { MovableClock } from '../../operator/clock.ts'
import type { Database } from '../../operator/database.ts'
import { guardPages } from '../guard-pages.ts'
import { findDocumentHolder } from '../persons.ts'
import {
  abandonIdentityCheck,
  Finding,
  findIdentityCheck,
  type IdentityCheck,
  startIdentityCheck,
  submitIdentityCheck,
} from './identity-checks.ts'
import { documentPage, endPage, frameScript, startPage } from './pages.ts'
import { words } from './words.ts'

export interface IdentityProviderOptions {
  database: Database
  clock: MovableClock
  siteOrigins: readonly string[]
}

const Submitted = v.object({
  personalCode: v.optional(v.string(), ''),
  finding: Finding,
  seconds: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(2), v.maxValue(3600)),
})

/** Stands in for Veriff: an identity check in a frame of the site's, under /identity. */
export function identityProvider({ database, clock, siteOrigins }: IdentityProviderOptions): Hono {
  const app = new Hono()
  app.use(guardPages(siteOrigins, { framed: true }))

  const forCheck =
    (handle: (check: IdentityCheck, context: Context) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const check = await findIdentityCheck(database, context.req.param('id') ?? '')
      return check ? handle(check, context) : context.text('No such check', 404)
    }
  const toPage = (context: Context, { id }: IdentityCheck) => context.redirect(`/identity/${id}`, 303)

  app.get('/frame.js', (context) => context.body(frameScript, 200, { 'Content-Type': 'text/javascript' }))

  app.get(
    '/:id',
    forCheck(async (check, context) => {
      if (check.status === 'created') return context.html(startPage(check))
      return context.html(check.status === 'started' ? documentPage(check) : endPage(check))
    }),
  )

  app.post(
    '/:id/start',
    forCheck(async (check, context) => {
      await startIdentityCheck(database, check.id)
      return toPage(context, check)
    }),
  )

  app.post(
    '/:id/submit',
    forCheck(async (check, context) => {
      const submitted = v.safeParse(Submitted, await context.req.parseBody())
      if (!submitted.success || !findDocumentHolder(submitted.output.personalCode))
        return context.html(documentPage(check, words[check.language].choosePerson), 422)
      await submitIdentityCheck(database, clock.now(), check.id, submitted.output)
      return toPage(context, check)
    }),
  )

  app.post(
    '/:id/cancel',
    forCheck(async (check, context) => {
      await abandonIdentityCheck(database, check.id)
      return toPage(context, check)
    }),
  )

  return app
}
