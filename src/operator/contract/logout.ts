import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { enumeration } from './enumeration.ts'

/** Ends the session of this browser; its cookie opens nothing afterwards. A guest receives the same. */
export const logout = endpoint({
  method: 'POST',
  path: '/v1/logout',
  effect: 'repeatable',
  request: v.object({}),
  answer: v.object({ status: enumeration(['guest']) }),
  errors: [],
})
