import type { PhoneNumber } from '../../../src/lib/phone-number.ts'
import { apiPath } from '../../../src/operator/contract/endpoint.ts'
import { gameRegistration } from '../../../src/operator/contract/game-registration.ts'
import type { Database } from '../database.ts'
import { registerNumber } from '../game/game.ts'

/** Registers a number that has ordered something for the game. While the game's own call has a fault, it can't be asked. */
export async function gameStatusOf(
  database: Database,
  now: number,
  phoneNumber: PhoneNumber,
): Promise<'REGISTERED' | 'ALREADY_REGISTERED' | 'FAILED' | 'NOT_OFFERED'> {
  const fault = await database
    .selectFrom('faults')
    .select('id')
    .where('path', '=', apiPath(gameRegistration.path))
    .where('visitor', '=', '')
    .executeTakeFirst()
  if (fault) return 'FAILED'
  const refusal = await registerNumber(database, now, phoneNumber)
  if (refusal === undefined) return 'REGISTERED'
  return refusal === 'ALREADY_REGISTERED' ? refusal : 'NOT_OFFERED'
}
