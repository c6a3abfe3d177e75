import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Whether somebody is signed in on this browser. Never a 401: a guest is an answer like another. */
export const authorizationStatus = endpoint({
  method: 'GET',
  path: '/v1/authorization-status',
  effect: 'read',
  request: v.object({}),
  answer: v.variant('status', [
    v.object({ status: v.literal('guest') }),
    v.object({ status: v.literal('signedIn'), /** Signed in by the strong provider. */ strong: v.boolean() }),
  ]),
  errors: [],
})
