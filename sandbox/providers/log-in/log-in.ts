import { type Context, Hono } from 'hono'
import { parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { logInCallbackPath } from '../../../src/operator/contract/log-in.ts'
import { addressOf } from '../../operator/caller.ts'
import type { MovableClock } from '../../operator/clock.ts'
import { type CodeSent, checkCode, sendCode } from '../../operator/codes/codes.ts'
import type { Database } from '../../operator/database.ts'
import {
  approveLogIn,
  type Claim,
  cancelLogIn,
  findLogIn,
  type LogIn,
  noteNumber,
} from '../../operator/log-in/log-ins.ts'
import { returnUrl } from '../../operator/origins.ts'
import { findPerson } from '../../shared/persons.ts'
import { guardPages } from '../guard-pages.ts'
import { refusedForms } from '../refused-forms.ts'
import { closedPage, codePage, numberPage, personPage } from './pages.ts'
import { codeProblem, sendingProblem } from './problems.ts'
import { words } from './words.ts'

export interface LogInProvidersOptions {
  database: Database
  clock: MovableClock
  siteOrigins: readonly string[]
}

interface Refused {
  problem: string
  typed?: string
}

const startOf = ({ provider, id }: LogIn) => `/log-in/${provider}/${id}`
const numberOf = (logIn: LogIn) => `${startOf(logIn)}/number`

/** The pages of the operator's own id (a number and a code) and of the strong provider (a person), under /log-in. */
export function logInProviders({ database, clock, siteOrigins }: LogInProvidersOptions): Hono {
  const app = new Hono()
  app.use(guardPages(siteOrigins))

  /** Serves one page or form of an open log-in. */
  const forLogIn =
    (provider: LogIn['provider'], handle: (logIn: LogIn, context: Context) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const logIn = await findLogIn(database, context.req.param('id') ?? '')
      if (logIn?.provider !== provider) return context.text('No such log-in', 404)
      const isOpen = logIn.state === 'open' && clock.now() < logIn.expiresAt
      return isOpen ? handle(logIn, context) : context.html(closedPage(logIn), 410)
    }

  /** Back to the operator with the ticket; where another tab was first, there is none. */
  const leave = (context: Context, logIn: LogIn, ticket: string | undefined) =>
    ticket
      ? context.redirect(returnUrl(logIn.siteOrigin, apiPath(logInCallbackPath), { ticket }), 303)
      : context.html(closedPage(logIn), 410)

  const approve = async (context: Context, logIn: LogIn, claim: Claim) =>
    leave(context, logIn, await approveLogIn(database, clock.now(), logIn.id, claim))

  const send = (
    context: Context,
    logIn: LogIn,
    phoneNumber: NonNullable<LogIn['phoneNumber']>,
  ): Promise<CodeSent> =>
    database.transaction().execute(async (within) => {
      const { id, language, browser } = logIn
      const caller = { address: await addressOf(within, context), account: browser }
      const code = { purpose: 'logIn', subject: id, phoneNumber, language, caller } as const
      const sent = await sendCode(within, clock.now(), code)
      if (sent.kind === 'sent') await noteNumber(within, id, phoneNumber)
      return sent
    })

  const { refuse, take } = refusedForms<Refused>()

  app.get(
    '/uoga/:id',
    forLogIn('uoga', (logIn, context) => {
      const { phoneNumber } = logIn
      if (!phoneNumber) return context.html(numberPage(logIn))
      return context.html(codePage(logIn, phoneNumber, take(startOf(logIn))?.problem))
    }),
  )

  app.get(
    '/uoga/:id/number',
    forLogIn('uoga', (logIn, context) => {
      const { typed, problem } = take(numberOf(logIn)) ?? {}
      return context.html(numberPage(logIn, typed, problem))
    }),
  )

  app.post(
    '/uoga/:id/number',
    forLogIn('uoga', async (logIn, context) => {
      const typed = await typedIn(context, 'number')
      const phoneNumber = parsePhoneNumber(typed)
      if (!phoneNumber)
        return refuse(context, numberOf(logIn), { problem: words[logIn.language].wrongNumber, typed })
      const sent = await send(context, logIn, phoneNumber)
      if (sent.kind !== 'sent')
        return refuse(context, numberOf(logIn), {
          problem: sendingProblem(logIn.language, sent, clock.now()),
          typed,
        })
      return context.redirect(startOf(logIn), 303)
    }),
  )

  app.post(
    '/uoga/:id/again',
    forLogIn('uoga', async (logIn, context) => {
      if (!logIn.phoneNumber) return context.redirect(startOf(logIn), 303)
      const sent = await send(context, logIn, logIn.phoneNumber)
      if (sent.kind === 'sent') return context.redirect(startOf(logIn), 303)
      return refuse(context, startOf(logIn), { problem: sendingProblem(logIn.language, sent, clock.now()) })
    }),
  )

  app.post(
    '/uoga/:id/code',
    forLogIn('uoga', async (logIn, context) => {
      const { id, phoneNumber } = logIn
      if (!phoneNumber) return context.redirect(startOf(logIn), 303)
      const guess = (await typedIn(context, 'code')).replace(/\s/g, '')
      const checked = await database
        .transaction()
        .execute((within) => checkCode(within, clock.now(), { purpose: 'logIn', subject: id }, guess))
      if (checked.kind === 'right') return approve(context, logIn, { phoneNumber: checked.phoneNumber })
      return refuse(context, startOf(logIn), { problem: codeProblem(logIn.language, checked, clock.now()) })
    }),
  )

  app.get(
    '/smart/:id',
    forLogIn('smart', (logIn, context) => context.html(personPage(logIn, take(startOf(logIn))?.problem))),
  )

  app.post(
    '/smart/:id',
    forLogIn('smart', async (logIn, context) => {
      const person = findPerson(await typedIn(context, 'personalCode'))
      if (!person) return refuse(context, startOf(logIn), { problem: words[logIn.language].choosePerson })
      return approve(context, logIn, { personalCode: person.personalCode })
    }),
  )

  for (const provider of ['uoga', 'smart'] as const)
    app.post(
      `/${provider}/:id/cancel`,
      forLogIn(provider, async (logIn, context) =>
        leave(context, logIn, await cancelLogIn(database, clock.now(), logIn.id)),
      ),
    )

  return app
}

async function typedIn(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name]
  return typeof value === 'string' ? value.trim().slice(0, 40) : ''
}
