import type { Database } from '../database.ts'

const day = 24 * 60 * 60 * 1000

type Period = { status: 'none' } | { status: 'notBegun' | 'open' | 'over'; opensAt: number; closesAt: number }

/** Whether one may register now. */
export async function periodOf(database: Database, now: number): Promise<Period> {
  const period = await database.selectFrom('gamePeriod').selectAll().executeTakeFirst()
  if (!period) return { status: 'none' }
  if (now < period.opensAt) return { status: 'notBegun', ...period }
  return { status: now < period.closesAt ? 'open' : 'over', ...period }
}

/** Sets the game's period, or takes the game away. */
export async function setPeriod(
  database: Database,
  now: number,
  status: 'none' | 'notBegun' | 'open' | 'over',
): Promise<void> {
  await database.deleteFrom('gamePeriod').execute()
  if (status === 'none') return
  const opensAt = now + { notBegun: 7, open: -1, over: -30 }[status] * day
  const closesAt = opensAt + 29 * day
  await database.insertInto('gamePeriod').values({ opensAt, closesAt }).execute()
}
