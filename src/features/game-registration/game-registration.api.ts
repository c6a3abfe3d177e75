import type { CallOptions } from '../../operator/client/exchange.ts'
import { whereKnown } from '../../operator/client/where-known.ts'
import type { RequestOf } from '../../operator/contract/endpoint.ts'
import { gameRegistration } from '../../operator/contract/game-registration.ts'
import { gameRegistrationPeriod } from '../../operator/contract/game-registration-period.ts'
import { callOperator } from '../../session/call-operator.ts'

/** The operator's calls of the game. Each ends in an outcome and never throws. */
export const gameRegistrationApi = (options: CallOptions = {}) => ({
  period: () =>
    whereKnown(
      callOperator(gameRegistrationPeriod, {}, options),
      (period) => period.status !== 'unknown',
      'malformedAnswer',
    ),
  register: (request: RequestOf<typeof gameRegistration>, idempotencyKey: string) =>
    whereKnown(
      callOperator(gameRegistration, request, { ...options, idempotencyKey }),
      (value): value is { status: 'registered' } => value.status === 'registered',
    ),
})

export type GameRegistrationApi = ReturnType<typeof gameRegistrationApi>
