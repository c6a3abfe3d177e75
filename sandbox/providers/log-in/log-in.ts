import { type Context, Hono } from 'hono'
import { parsePhoneNumber } from '../../../src/lib/phone-number.ts'
import type { Clock } from '../../shared/clock.ts'
import { findPerson } from '../../shared/persons.ts'
import { guardPages } from '../guard-pages.ts'
import { refusedForms } from '../refused-forms.ts'
import type { LogIn, LogInDesk } from './log-in-desk.ts'
import { closedPage, codePage, numberPage, personPage } from './pages.ts'
import { codeProblem, sendingProblem } from './problems.ts'
import { words } from './words.ts'

export interface LogInProvidersOptions {
  desk: LogInDesk
  clock: Clock
  siteOrigins: readonly string[]
}

interface Refused {
  problem: string
  typed?: string
}

const startOf = ({ provider, id }: LogIn) => `/log-in/${provider}/${id}`
const numberOf = (logIn: LogIn) => `${startOf(logIn)}/number`

/** The pages of the operator's own id (a number and a code) and of the strong provider (a person), under /log-in. */
export function logInProviders({ desk, clock, siteOrigins }: LogInProvidersOptions): Hono {
  const app = new Hono()
  app.use(guardPages(siteOrigins))

  /** Serves one page or form of an open log-in. */
  const forLogIn =
    (provider: LogIn['provider'], handle: (logIn: LogIn, context: Context) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const logIn = await desk.find(context.req.param('id') ?? '')
      if (logIn?.provider !== provider) return context.text('No such log-in', 404)
      return logIn.isOpen ? handle(logIn, context) : context.html(closedPage(logIn), 410)
    }

  /** Back to the operator; where another tab was first, there is no way. */
  const leave = (context: Context, logIn: LogIn, url: string | undefined) =>
    url ? context.redirect(url, 303) : context.html(closedPage(logIn), 410)

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
      const sent = await desk.sendCode(logIn.id, phoneNumber, context)
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
      const sent = await desk.sendCode(logIn.id, logIn.phoneNumber, context)
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
      const checked = await desk.checkCode(id, guess)
      if (checked.kind === 'right')
        return leave(context, logIn, await desk.approve(id, { phoneNumber: checked.phoneNumber }))
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
      return leave(context, logIn, await desk.approve(logIn.id, { personalCode: person.personalCode }))
    }),
  )

  for (const provider of ['uoga', 'smart'] as const)
    app.post(
      `/${provider}/:id/cancel`,
      forLogIn(provider, async (logIn, context) => leave(context, logIn, await desk.cancel(logIn.id))),
    )

  return app
}

async function typedIn(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name]
  return typeof value === 'string' ? value.trim().slice(0, 40) : ''
}
