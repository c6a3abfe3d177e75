import * as v from 'valibot'
import { SessionStatus } from './authorization-status.ts'
import { endpoint } from './endpoint.ts'
import { enumeration } from './enumeration.ts'
import { Instant } from './instant.ts'

const Session = v.object({
  /** Browser and system as the log-in told them, `Firefox, Windows`; null where it told none. */
  device: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** By the strong provider. */
  strong: v.boolean(),
  startedAt: Instant,
  lastUsedAt: Instant,
  /** The session that asks. */
  current: v.boolean(),
})

/** Where the customer's account is signed in, the last used first. A guest has no session. It prolongs none. */
export const sessions = endpoint({
  method: 'GET',
  path: '/v1/sessions',
  effect: 'read',
  request: v.object({}),
  answer: v.object({ sessions: v.array(Session) }),
  errors: [],
})

/** The customer stays signed in: the session ends as long from now as after any use. A guest receives the same. */
export const prolongSession = endpoint({
  method: 'POST',
  path: '/v1/sessions/prolong',
  effect: 'repeatable',
  request: v.object({}),
  answer: SessionStatus,
  errors: [],
})

/** Ends all sessions of the account, this one too: their cookies open nothing afterwards. A guest receives the same. */
export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/v1/sessions/logout-everywhere',
  effect: 'repeatable',
  request: v.object({}),
  answer: v.object({ status: enumeration(['guest']) }),
  errors: [],
})
