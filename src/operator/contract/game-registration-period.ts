import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('none') }),
  v.object({ status: v.picklist(['notBegun', 'open', 'over']), opensAt: Instant, closesAt: Instant }),
] as const

/** When one may register for the game, by the operator's clock. */
export const gameRegistrationPeriod = endpoint({
  method: 'GET',
  path: '/v1/game-registration/period',
  effect: 'read',
  request: v.object({}),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: [],
})
