import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'
import { AnsweredLine } from './line.ts'

/** Seconds; no session is longer. */
const aYear = 366 * 24 * 60 * 60

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('guest') }),
  v.object({
    status: v.literal('signedIn'),
    /** The identity was proven by the strong provider, so short a time ago that the operator still relies on it. */
    strong: v.boolean(),
    /** When the session ends unless it is used before. */
    expiresAt: Instant,
    /** The same as a duration: a visitor's clock may be wrong. */
    expiresInSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(aYear)),
    /** False once no use prolongs it: it has lasted as long as any session may. */
    prolongable: v.boolean(),
    /** The line of the current number; self-service wears its theme. Left out where it has none. */
    line: v.optional(AnsweredLine),
  }),
] as const

/** The state of a session, for every call that tells it. */
export const SessionStatus = v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })])

/**
 * Whether someone is signed in on this browser, and for how long. Never a 401: a guest is an answer like another. It answers
 * during maintenance too, so that a page knows whom to tell. It doesn't prolong the session: a page asks it before it warns.
 */
export const authorizationStatus = endpoint({
  method: 'GET',
  path: '/v1/authorization-status',
  effect: 'read',
  request: v.object({}),
  answer: SessionStatus,
  errors: [],
})
