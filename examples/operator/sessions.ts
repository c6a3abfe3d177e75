import * as v from 'valibot'
import { days, hashOf, instant, minutes, newSecret, type Operator } from './operator.ts'

const Session = v.object({
  token_hash: v.string(),
  /** None where it is a guest's. */
  account_id: v.nullable(v.string()),
  strong_until: v.number(),
  started_at: v.number(),
  last_used_at: v.number(),
  ends_at: v.number(),
})
export type Session = v.InferOutput<typeof Session>
export type SignedIn = Session & { account_id: string }

const cookieName = '__Host-Http-session'
const signedInFor = 30 * minutes
/** A day longer than an Idempotency-Key is kept. */
const guestFor = 2 * days
export const strongFor = 15 * minutes

export const setCookie = (name: string, value: string, maxAge?: number): string =>
  `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge / 1_000}`}`
export const endedCookie = setCookie(cookieName, '', 0)

export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/; */).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

export const isSignedIn = (session: Session | undefined): session is SignedIn =>
  session !== undefined && session.account_id !== null

export function findSession({ database, now }: Operator, cookies: string | undefined): Session | undefined {
  const token = readCookie(cookies, cookieName)
  if (token === undefined) return undefined
  return database.one(Session, 'SELECT * FROM sessions WHERE token_hash = :hash AND ends_at > :now', {
    hash: hashOf(token),
    now: now(),
  })
}

/** Opens a session and answers its cookie, which alone knows the token. */
export function openSession({ database, now }: Operator, accountId: string | null, strong = false): string {
  const token = newSecret()
  const lasts = accountId === null ? guestFor : signedInFor
  database.insert('sessions', {
    token_hash: hashOf(token),
    account_id: accountId,
    strong_until: strong ? now() + strongFor : 0,
    started_at: now(),
    last_used_at: now(),
    ends_at: now() + lasts,
  })
  return setCookie(cookieName, token, accountId === null ? guestFor : undefined)
}

/** A session goes on from every call that counts as use. */
export function prolong({ database, now }: Operator, { token_hash, account_id }: Session): void {
  database.run('UPDATE sessions SET last_used_at = :now, ends_at = :ends WHERE token_hash = :token_hash', {
    token_hash,
    now: now(),
    ends: now() + (account_id === null ? guestFor : signedInFor),
  })
}

export const endSession = ({ database }: Operator, { token_hash }: Session): number =>
  database.run('DELETE FROM sessions WHERE token_hash = :token_hash', { token_hash })

export const endAllOf = ({ database }: Operator, { account_id }: SignedIn): number =>
  database.run('DELETE FROM sessions WHERE account_id = :account_id', { account_id })

/** Whether a proven identity still counts. */
export const isStrong = ({ now }: Operator, { strong_until }: Session): boolean => strong_until > now()

export function statusOf(operator: Operator, session: Session | undefined) {
  if (!isSignedIn(session)) return { status: 'guest' }
  return {
    status: 'signedIn',
    strong: isStrong(operator, session),
    expiresAt: instant(session.ends_at),
    expiresInSeconds: Math.floor((session.ends_at - operator.now()) / 1_000),
    prolongable: true,
  }
}

export const sessionsOf = (operator: Operator, session: Session | undefined) =>
  isSignedIn(session)
    ? operator.database
        .all(
          Session,
          'SELECT * FROM sessions WHERE account_id = :account_id AND ends_at > :now ORDER BY last_used_at DESC',
          { account_id: session.account_id, now: operator.now() },
        )
        .map((one) => ({
          device: null,
          strong: isStrong(operator, one),
          startedAt: instant(one.started_at),
          lastUsedAt: instant(one.last_used_at),
          current: one.token_hash === session.token_hash,
        }))
    : []
