import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { sql } from 'kysely'
import { allEndpoints } from '../../src/operator/contract/all-endpoints.ts'
import { apiPath } from '../../src/operator/contract/endpoint.ts'
import { addressOf, type Caller, callerIn } from './caller.ts'
import type { MovableClock } from './clock.ts'
import type { Database } from './database.ts'
import { type CallKind, limits } from './limits.ts'
import { areLimitsOff } from './limits-switch.ts'
import { findSession, sessionOf } from './log-in/sessions.ts'
import { refuse } from './refuse.ts'

/** What is counted by its endpoint, besides being a call like any other. */
const kinds = new Map<string, CallKind>(
  (
    [
      ['validateNumber', 'lookUps'],
      ['declarationLinkPhoneNumber', 'lookUps'],
      ['uogaIdLogIn', 'logIns'],
      ['smartIdStrongLogIn', 'logIns'],
      ['paymentCard', 'payments'],
      ['paymentGooglePay', 'payments'],
      ['paymentApplePay', 'payments'],
      ['banklinkPaymentRequest', 'payments'],
      ['simOrders', 'simOrders'],
      ['esimOrders', 'simOrders'],
      ['leadsCaptcha', 'challenges'],
      ['leads', 'leads'],
    ] as const
  ).map(([name, kind]) => [apiPath(allEndpoints[name].path), kind]),
)

/** What asks how long a session continues doesn't make it continue; every other call is a use of it. */
const asksOnly = new Set(
  (['authorizationStatus', 'sessions'] as const).map((name) => apiPath(allEndpoints[name].path)),
)

/**
 * Answers 429 where an address, a session or an account has called too often.
 * Why: docs/decisions/0041-limits-by-visitor.md
 */
export const limitCalls =
  (database: Database, clock: MovableClock): MiddlewareHandler =>
  async (context, next) => {
    const now = clock.now()
    const find = asksOnly.has(context.req.path) ? findSession : sessionOf
    const caller = callerIn(await addressOf(database, context), await find(database, now, context))
    await takeTurn(database, now, 'any', caller)
    const kind = kinds.get(context.req.path)
    if (kind) await takeTurn(database, now, kind, caller)
    return next()
  }

/** Counts a call; one too many throws the 429 that answers it, so that a write leaves no trace and no kept answer. */
export async function takeTurn(
  database: Database,
  now: number,
  kind: CallKind,
  caller: Caller,
): Promise<void> {
  const retryAt = await countCall(database, now, kind, caller)
  if (retryAt === undefined) return
  const seconds = String(Math.ceil((retryAt - now) / 1000))
  throw new HTTPException(429, { res: refuse('TOO_MANY_REQUESTS', { 'Retry-After': seconds }) })
}

/** Counts a call of this kind. For one too many: when the next one counts, UTC milliseconds. */
export async function countCall(
  database: Database,
  now: number,
  kind: CallKind,
  { address, account }: Caller,
): Promise<number | undefined> {
  if (await areLimitsOff(database)) return undefined
  const { byAddress, bySession, within } = limits.calls[kind]
  const ends = [
    address === null ? undefined : await countFor(`address ${address}`, byAddress),
    account === null ? undefined : await countFor(`account ${account}`, bySession),
  ].filter((end) => end !== undefined)
  return ends.length > 0 ? Math.max(...ends) : undefined

  /** In one statement, so that calls side by side are counted one by one. */
  async function countFor(by: string, most: number): Promise<number | undefined> {
    const anew = { count: 1, until: now + within }
    const counted = await database
      .insertInto('callCounts')
      .values({ kind, by, ...anew })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'by']).doUpdateSet({
          count: sql`iif(until <= ${now}, 1, count + 1)`,
          until: sql`iif(until <= ${now}, ${anew.until}, until)`,
        }),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow()
    return counted.count > most ? counted.until : undefined
  }
}
