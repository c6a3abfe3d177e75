import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { randomCode } from '../../../src/lib/random-code.ts'
import { authorizationStatus } from '../../../src/operator/contract/authorization-status.ts'
import { apiPath, type WireAnswerOf } from '../../../src/operator/contract/endpoint.ts'
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
import { logoutEverywhere, prolongSession, sessions } from '../../../src/operator/contract/sessions.ts'
import type { ApiOptions } from '../api-options.ts'
import type { Database } from '../database.ts'
import { digestOf } from '../digest.ts'
import { returnUrl } from '../origins.ts'
import { findNumber } from '../phone-numbers.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { deviceOf } from './device.ts'
import { findHolder } from './holder.ts'
import { beginLogIn, type LogIn, takeTicket } from './log-ins.ts'
import {
  closeSession,
  closeSessions,
  customerOf,
  endOf,
  expiredCookie,
  findSession,
  isProlongable,
  prolong,
  renewSession,
  type Session,
  sessionOf,
  sessionsOf,
} from './sessions.ts'

/** Tells the browser that began a log-in from all others, for as long as it is open. */
const browserCookie = '__Host-Http-log-in'

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
      const session = await findSession(within, clock.now(), context)
      const id = await beginLogIn(within, clock.now(), {
        ...request,
        provider,
        browser: digestOf(browser),
        session: session?.id ?? null,
        siteOrigin,
      })
      return {
        answer: { redirectUrl: `${ownOrigin()}/log-in/${provider}/${id}` },
        cookie: `${browserCookie}=${browser}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      }
    }

  const tellSession: Handler<typeof authorizationStatus> = async (within, _request, context) => {
    const now = clock.now()
    return { answer: await statusOf(within, await findSession(within, now, context), now) }
  }

  const stay: Handler<typeof prolongSession> = async (within, _request, context) => {
    const now = clock.now()
    const session = await findSession(within, now, context)
    return { answer: await statusOf(within, session && (await prolong(within, now, session)), now) }
  }

  const listSessions: Handler<typeof sessions> = async (within, _request, context) => {
    const now = clock.now()
    const current = await findSession(within, now, context)
    const all = current?.partnerId ? await sessionsOf(within, now, current.partnerId) : []
    return {
      answer: {
        sessions: all.map(({ id, device, strong, startedAt, lastSeenAt }) => ({
          device,
          strong: strong === 1,
          startedAt: formatInstant(startedAt),
          lastUsedAt: formatInstant(lastSeenAt),
          current: id === current?.id,
        })),
      },
    }
  }

  const endAll: Handler<typeof logoutEverywhere> = async (within, _request, context) => {
    const session = await findSession(within, clock.now(), context)
    if (session?.partnerId) await closeSessions(within, session.partnerId)
    return { answer: { status: 'guest' }, cookie: expiredCookie }
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
  serveEndpoint(app, { database, clock }, sessions, listSessions)
  serveEndpoint(app, { database, clock }, prolongSession, stay)
  serveEndpoint(app, { database, clock }, logout, end)
  serveEndpoint(app, { database, clock }, logoutEverywhere, endAll)
  app.get(apiPath(logInCallbackPath), callBack)
}

async function statusOf(
  within: Database,
  session: Session | undefined,
  now: number,
): Promise<WireAnswerOf<typeof authorizationStatus>> {
  const customer = customerOf(session, now)
  if (!session || !customer) return { status: 'guest' }
  const end = endOf(session)
  const number = session.phoneNumber ? await findNumber(within, session.phoneNumber) : undefined
  return {
    status: 'signedIn',
    strong: customer.strong,
    expiresAt: formatInstant(end),
    expiresInSeconds: Math.floor((end - now) / 1000),
    prolongable: isProlongable(session, now),
    ...(number && { line: number.line }),
  }
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
      const device = deviceOf(context.req.header('User-Agent'))
      const isBeginners = before?.id === logIn.session
      const { cookie } = await renewSession(within, now, before && { ...before, isBeginners }, holder, device)
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
