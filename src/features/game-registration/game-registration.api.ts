import type { CallOptions } from '../../operator/client/exchange.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { gameRegistration } from '../../operator/contract/game-registration.ts'
import { gameRegistrationPeriod } from '../../operator/contract/game-registration-period.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of the game. Each ends in an outcome and never throws. */
export const gameRegistrationApi = (options: CallOptions = {}) => ({
  period: () => callOperator(gameRegistrationPeriod, {}, options),
  register: (request: RequestOf<typeof gameRegistration>, idempotencyKey: string) =>
    callOperator(gameRegistration, request, { ...options, idempotencyKey }),
})

export type GameRegistrationApi = ReturnType<typeof gameRegistrationApi>
