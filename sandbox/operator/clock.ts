import type { Clock } from '../shared/clock.ts'
import type { Database } from './database.ts'

/** The machine's time, moved on by an offset that survives a restart. */
export interface MovableClock extends Clock {
  /** Time moves forward only. */
  advance(milliseconds: number): Promise<void>
  /** Back to the machine's time. */
  reset(): Promise<void>
}

/** The clock as it was when the sandbox ended; `machineNow` in UTC milliseconds. */
export async function movableClock(database: Database, machineNow: () => number): Promise<MovableClock> {
  const stored = await database.selectFrom('clock').select('offset').executeTakeFirst()
  let offset = stored?.offset ?? 0

  async function move(to: number) {
    offset = to
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('clock').execute()
      await transaction.insertInto('clock').values({ offset }).execute()
    })
  }

  return {
    now: () => machineNow() + offset,
    advance: (milliseconds) => move(offset + milliseconds),
    reset: () => move(0),
  }
}
