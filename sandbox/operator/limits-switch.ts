import type { Database } from './database.ts'

/** Whether calls are limited by where they come from. Tests that all come from one machine switch that off. */
export const areLimitsOff = async (database: Database): Promise<boolean> =>
  (await database.selectFrom('limitsOff').select('since').executeTakeFirst()) !== undefined

/** Switches the limits by address, session and account off or on again; `now` in UTC milliseconds. */
export async function switchLimits(database: Database, now: number, isOff: boolean): Promise<void> {
  await database.deleteFrom('limitsOff').execute()
  await database.deleteFrom('callCounts').execute()
  if (isOff) await database.insertInto('limitsOff').values({ since: now }).execute()
}
