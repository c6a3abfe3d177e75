import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { randomCode } from '../../../src/lib/random-code.ts'
import { authorizationStatus } from '../../../src/operator/contract/authorization-status.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import {
  type LogInError,
  type LogInProvider,
  logInCallbackPath,
  logInErrorParameter,
  returnPathParameter,
  smartIdStrongLogIn,
  uogaIdLogIn,
} from '../../../src/operator/contract/log-in.ts'
import { logout } from '../../../src/operator/contract/logout.ts'
import type { ApiOptions } from '../api-options.ts'
import type { Database } from '../database.ts'
import { digestOf } from '../digest.ts'
import { returnUrl } from '../origins.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { findHolder } from './holder.ts'
import { beginLogIn, type LogIn, takeTicket } from './log-ins.ts'
import { closeSession, customerOf, endOf, expiredCookie, renewSession, sessionOf } from './sessions.ts'

/** Tells the browser that began a log-in from all others, for as long as it is open. */
const browserCookie = '__Host-log-in'

/** What this operator once gave the browser; anything else under that name is not taken, and not sent back. */
function browserOf(context: Context): string | undefined {
  const value = getCookie(context, browserCookie) ?? ''
  return /^[0-9A-Z]{26}$/.test(value) ? value : undefined
}

/** From the site to a provider's page, back by the callback, and out again. */
export function serveLogIn(app: Hono, { database, clock, siteOrigins, ownOrigin }: ApiOptions): void {
  const begin =
    (provider: LogInProvider): Handler<typeof uogaIdLogIn> =>
    async (within, request, context) => {
      const browser = browserOf(context) ?? randomCode(26)
      const siteOrigin = context.req.header('Origin') ?? ''
      const id = await beginLogIn(within, clock.now(), {
        ...request,
        provider,
        browser: digestOf(browser),
        siteOrigin,
      })
      return {
        answer: { redirectUrl: `${ownOrigin()}/log-in/${provider}/${id}` },
        cookie: `${browserCookie}=${browser}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      }
    }

  const tellSession: Handler<typeof authorizationStatus> = async (within, _request, context) => {
    const session = await sessionOf(within, clock.now(), context)
    const customer = customerOf(session)
    if (!session || !customer) return { answer: { status: 'guest' } }
    const expiresAt = formatInstant(endOf(session))
    return { answer: { status: 'signedIn', strong: customer.strong, expiresAt } }
  }

  const end: Handler<typeof logout> = async (within, _request, context) => {
    const session = await sessionOf(within, clock.now(), context)
    if (session) await closeSession(within, session.id)
    return { answer: { status: 'guest' }, cookie: expiredCookie }
  }

  /** The one page address of the API: the provider's page leads here, and it leads back to the site. */
  async function callBack(context: Context): Promise<Response> {
    const browser = digestOf(browserOf(context) ?? '')
    const ticket = context.req.query('ticket') ?? ''
    const now = clock.now()
    return database.transaction().execute(async (within) => {
      const logIn = await takeTicket(within, browser, ticket)
      if (!logIn) return context.redirect(failureUrl(siteOrigins[0] ?? '', '/prisijungti', 'failed'), 303)
      const arrival = await arrive(within, now, logIn, context)
      if (arrival.kind === 'failed') return context.redirect(backTo(logIn, arrival.error), 303)
      if (arrival.cookie) context.header('Set-Cookie', arrival.cookie)
      return context.redirect(returnUrl(logIn.siteOrigin, logIn.returnPath, {}), 303)
    })
  }

  serveEndpoint(app, { database, clock }, uogaIdLogIn, begin('uoga'))
  serveEndpoint(app, { database, clock }, smartIdStrongLogIn, begin('smart'))
  serveEndpoint(app, { database, clock }, authorizationStatus, tellSession)
  serveEndpoint(app, { database, clock }, logout, end)
  app.get(apiPath(logInCallbackPath), callBack)
}

type Arrival = { kind: 'arrived'; cookie?: string } | { kind: 'failed'; error: LogInError }

/** Opens the session that a log-in has earned; for one used before, by the same browser, there is nothing to do. */
async function arrive(within: Database, now: number, logIn: LogIn, context: Context): Promise<Arrival> {
  switch (logIn.state) {
    case 'used':
      return { kind: 'arrived' }
    case 'cancelled':
      return { kind: 'failed', error: 'cancelled' }
    case 'open':
      return { kind: 'failed', error: 'failed' }
    case 'approved': {
      if (now >= (logIn.ticketExpiresAt ?? 0)) return { kind: 'failed', error: 'expired' }
      const holder = await findHolder(within, now, logIn)
      if (!holder) return { kind: 'failed', error: 'noAccount' }
      const before = await sessionOf(within, now, context)
      const { cookie } = await renewSession(within, now, before, holder)
      return { kind: 'arrived', cookie }
    }
    default:
      return logIn.state satisfies never
  }
}

const backTo = ({ siteOrigin, logInPath, returnPath }: LogIn, error: LogInError) =>
  failureUrl(siteOrigin, logInPath, error, returnPath)

const failureUrl = (siteOrigin: string, logInPath: string, error: LogInError, returnPath?: string): string =>
  returnUrl(siteOrigin, logInPath, {
    [logInErrorParameter]: error,
    ...(returnPath && { [returnPathParameter]: returnPath }),
  })
