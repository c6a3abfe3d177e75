import type { Hono } from 'hono'
import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import type { CodeOf } from '../../../src/operator/contract/endpoint.ts'
import { gameRegistration } from '../../../src/operator/contract/game-registration.ts'
import { gameRegistrationPeriod } from '../../../src/operator/contract/game-registration-period.ts'
import { formatInstant } from '../../../src/operator/contract/instant.ts'
import type { ApiOptions } from '../api-options.ts'
import type { Database } from '../database.ts'
import { customerOf, sessionOf } from '../log-in/sessions.ts'
import { findNumber } from '../phone-numbers.ts'
import { type Handler, serveEndpoint } from '../serve-endpoint.ts'
import { periodOf } from './period.ts'

/** Registering numbers for the game, and when one may. */
export function serveGame(app: Hono, { database, clock }: ApiOptions): void {
  const tellPeriod: Handler<typeof gameRegistrationPeriod> = async (within) => {
    const period = await periodOf(within, clock.now())
    if (period.status === 'none') return { answer: period }
    const { status, opensAt, closesAt } = period
    return { answer: { status, opensAt: formatInstant(opensAt), closesAt: formatInstant(closesAt) } }
  }

  const register: Handler<typeof gameRegistration> = async (within, { phoneNumber }, context) => {
    const now = clock.now()
    const number = await findNumber(within, phoneNumber)
    const customer = customerOf(await sessionOf(within, now, context), now)
    if (!number || number.status === 'ended' || (customer && customer.partnerId !== number.partnerId))
      return { refusal: 'NUMBER_NOT_OURS' }
    const refusal = await registerNumber(within, now, phoneNumber)
    return refusal ? { refusal } : { answer: { status: 'registered' } }
  }

  serveEndpoint(app, { database, clock }, gameRegistrationPeriod, tellPeriod)
  serveEndpoint(app, { database, clock }, gameRegistration, register)
}

/** Registers a number of the operator's; undefined when it is done, else why not. */
export async function registerNumber(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
): Promise<CodeOf<typeof gameRegistration> | undefined> {
  const { status } = await periodOf(database, now)
  if (status === 'notBegun') return 'GAME_NOT_BEGUN'
  if (status !== 'open') return 'GAME_OVER'
  const added = await database
    .insertInto('gameRegistrations')
    .values({ phoneNumber, registeredAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('phoneNumber')
    .executeTakeFirst()
  return added ? undefined : 'ALREADY_REGISTERED'
}
