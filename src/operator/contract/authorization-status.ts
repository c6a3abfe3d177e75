import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('guest') }),
  v.object({
    status: v.literal('signedIn'),
    /** The identity was proven by the strong provider. */
    strong: v.boolean(),
    /** When the session ends unless it is used before. */
    expiresAt: Instant,
  }),
] as const

/**
 * Whether somebody is signed in on this browser. Never a 401: a guest is an answer like another. It answers during
 * maintenance too, so that a page knows whom to tell.
 */
export const authorizationStatus = endpoint({
  method: 'GET',
  path: '/v1/authorization-status',
  effect: 'read',
  request: v.object({}),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: [],
})
