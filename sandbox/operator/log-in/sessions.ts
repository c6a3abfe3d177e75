import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { randomCode } from '../../../src/lib/random-code.ts'
import { ownAccountOf } from '../account/accounts.ts'
import type { Database } from '../database.ts'
import { digestOf } from '../digest.ts'
import { handOver, ownerOf } from '../idempotency.ts'
import { limits } from '../limits.ts'
import { findNumber } from '../phone-numbers.ts'
import type { Tables } from '../tables.ts'

export type Session = Tables['sessions']

/** Someone signed in. `phoneNumber` is the current number; null where the account has none. */
export interface Customer {
  partnerId: string
  phoneNumber: PhoneNumber | null
  /** The identity was proven, not too long ago. */
  strong: boolean
}

/** Browsers take it on 127.0.0.1 and localhost as well, though these have no TLS. */
const sessionCookie = '__Host-Http-session'
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** A page asks several things at once: of them only the first is written down. Milliseconds. */
const worthNoting = 1000

/** `cookie`: what tells a browser that the session is its own, as `Set-Cookie` has it. Only the browser keeps it. */
export interface Opened {
  session: Session
  cookie: string
}

const cookieFor = (token: string, { partnerId }: Pick<Session, 'partnerId'>): string =>
  `${sessionCookie}=${token}; ${attributes}${partnerId === null ? `; Max-Age=${limits.session.guest / 1000}` : ''}`

export const expiredCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`

/** When a session ends by itself, if it isn't used again; UTC milliseconds. */
export const endOf = ({ partnerId, startedAt, lastSeenAt }: Session): number =>
  partnerId === null
    ? lastSeenAt + limits.session.guest
    : Math.min(lastSeenAt + limits.session.idle, startedAt + limits.session.longest)

/** Whether a use now would make it end later. */
export const isProlongable = ({ startedAt }: Session, now: number): boolean =>
  now + limits.session.idle < startedAt + limits.session.longest

/** Whether what only a proven identity may do is open to it. Each log-in begins a session, so it is as old as its proof. */
export const isStrong = ({ strong, startedAt }: Session, now: number): boolean =>
  strong === 1 && now < startedAt + limits.session.strongFor

/** The session of the caller's cookie as it is; undefined when it has none or it is over. */
export async function findSession(
  database: Database,
  now: number,
  context: Context,
): Promise<Session | undefined> {
  const token = getCookie(context, sessionCookie)
  if (!token) return undefined
  const id = digestOf(token)
  const session = await database.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!session) return undefined
  if (now < endOf(session)) return session
  await closeSession(database, id)
  return undefined
}

/** The same, prolonged by the call. */
export async function sessionOf(
  database: Database,
  now: number,
  context: Context,
): Promise<Session | undefined> {
  const session = await findSession(database, now, context)
  if (!session || now < session.lastSeenAt + worthNoting) return session
  return prolong(database, now, session)
}

/** Ends as long from now as after any use. */
export async function prolong(database: Database, now: number, session: Session): Promise<Session> {
  await database.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', session.id).execute()
  return { ...session, lastSeenAt: now }
}

/** Whose session it is; undefined for a guest's. */
export const customerOf = (session: Session | undefined, now: number): Customer | undefined =>
  session?.partnerId
    ? { partnerId: session.partnerId, phoneNumber: session.phoneNumber, strong: isStrong(session, now) }
    : undefined

/** Where an account is signed in now, the last used first. */
export async function sessionsOf(database: Database, now: number, partnerId: string): Promise<Session[]> {
  const all = await database
    .selectFrom('sessions')
    .selectAll()
    .where('partnerId', '=', partnerId)
    .orderBy('lastSeenAt', 'desc')
    .execute()
  return all.filter((session) => now < endOf(session))
}

/** A guest's cookie once more, so that it lasts as long as what was just begun; undefined for a customer's. */
export const guestCookieAgain = (context: Context, session: Session): string | undefined =>
  session.partnerId === null ? cookieFor(getCookie(context, sessionCookie) ?? '', session) : undefined

/** A new session with a token of its own; `now` in UTC milliseconds. */
export async function openSession(
  database: Database,
  now: number,
  holder: Holder,
  device: string | null = null,
): Promise<Opened> {
  const token = randomCode(26)
  const session: Session = { ...holder, device, id: digestOf(token), startedAt: now, lastSeenAt: now }
  await database.insertInto('sessions').values(session).execute()
  return { session, cookie: cookieFor(token, session) }
}

/** A guest's, to which what they begin is bound. */
export const openGuestSession = (database: Database, now: number): Promise<Opened> =>
  openSession(database, now, { partnerId: null, phoneNumber: null, strong: 0, personalCode: null })

/** The session that the browser had. `isBeginners`: in which the log-in began; another user's log-in may end in this browser. */
type Before = Session & { isBeginners: boolean }

/**
 * A log-in's: another id than before it, so that an id planted before opens nothing. Only the session in which the log-in began
 * hands over what it holds: a log-in planted in a browser would take a guest's orders to the account of who planted it.
 */
export async function renewSession(
  database: Database,
  now: number,
  before: Before | undefined,
  holder: Holder,
  device: string | null,
): Promise<Opened> {
  const isSame = before?.phoneNumber && before.partnerId === holder.partnerId
  const phoneNumber = isSame && holder.strong ? before.phoneNumber : holder.phoneNumber
  const opened = await openSession(database, now, { ...holder, phoneNumber }, device)
  if (!before) return opened
  await closeSession(database, before.id)
  if (!before.isBeginners) return opened
  // A user who logs in on the way continues with what they have begun.
  await database
    .updateTable('declarations')
    .set({ sessionId: opened.session.id })
    .where('sessionId', '=', before.id)
    .execute()
  if (before.partnerId === null) await handOver(database, ownerOf(before), ownerOf(opened.session))
  return opened
}

/** Ends a session: its cookie opens nothing afterwards. */
export async function closeSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends all sessions of an account. */
export async function closeSessions(database: Database, partnerId: string): Promise<void> {
  await database.deleteFrom('sessions').where('partnerId', '=', partnerId).execute()
}

/** Signs the holder of a number in, without a provider: for tests. Returns the cookie as `Set-Cookie` has it. */
export async function signIn(
  database: Database,
  now: number,
  { phoneNumber, strong = false }: { phoneNumber: PhoneNumber; strong?: boolean },
): Promise<string> {
  const partnerId = (await findNumber(database, phoneNumber))?.partnerId ?? ownAccountOf(phoneNumber)
  const holder = { partnerId, phoneNumber, strong: strong ? 1 : 0, personalCode: null } as const
  return (await openSession(database, now, holder)).cookie
}

export type Holder = Pick<Session, 'partnerId' | 'phoneNumber' | 'strong' | 'personalCode'>
