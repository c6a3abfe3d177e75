import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Instant } from './instant.ts'

/** When one may register for the game, by the operator's clock. */
export const gameRegistrationPeriod = endpoint({
  method: 'GET',
  path: '/v1/game-registration/period',
  effect: 'read',
  request: v.object({}),
  answer: v.variant('status', [
    v.object({ status: v.literal('none') }),
    v.object({ status: v.picklist(['notBegun', 'open', 'over']), opensAt: Instant, closesAt: Instant }),
  ]),
  errors: [],
})
