import type { Context } from 'hono'
import * as v from 'valibot'
import { visitorAddressHeader } from '../../src/operator/contract/headers.ts'
import type { Database } from './database.ts'
import { areLimitsOff } from './limits-switch.ts'
import { type Session, sessionOf } from './log-in/sessions.ts'
import { networkOf } from './network.ts'

/** Whom calls and tries are counted against. Null is not known, and not counted. */
export interface Caller {
  /** As network.ts has it. */
  address: string | null
  /** The account of a customer, so that another log-in brings no other tries; the session of a guest. */
  account: string | null
}

/** Whether two are taken for one: by the address or by the account. An unknown caller equals no other. */
export const isSameCaller = (one: Caller, other: Caller): boolean =>
  (one.address !== null && one.address === other.address) ||
  (one.account !== null && one.account === other.account)

/** Who sends this call; `now` in UTC milliseconds. */
export async function callerOf(database: Database, now: number, context: Context): Promise<Caller> {
  return callerIn(await addressOf(database, context), await sessionOf(database, now, context))
}

export const callerIn = (address: string | null, session: Session | undefined): Caller => ({
  address,
  account: session ? (session.partnerId ?? session.id) : null,
})

const ByServer = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) })

/**
 * The visitor's address; null where limits are off, and in process. The sandbox listens on its own machine only, so the
 * header is the site's; a provider's page is opened without the site, by the address of its connection.
 */
export async function addressOf(database: Database, { req, env }: Context): Promise<string | null> {
  if (await areLimitsOff(database)) return null
  const told = req.header(visitorAddressHeader)
  const connection = v.is(ByServer, env) ? env.incoming.socket.remoteAddress : ''
  return networkOf(told ?? connection) ?? null
}
