import type { Database } from '../database.ts'
import { addJob, type JobHandlers } from '../jobs.ts'
import { limits } from '../limits.ts'
import { closeSessions } from '../log-in/sessions.ts'
import { findAccount } from './accounts.ts'

/** Closes an account after a while in which that may be taken back, or keeps it. Until when there is it, UTC milliseconds. */
export async function closeAccount(
  database: Database,
  now: number,
  partnerId: string,
  closed: boolean,
): Promise<number | null> {
  const before = (await findAccount(database, partnerId))?.validTo ?? null
  if (closed === (before !== null)) return before
  const validTo = closed ? now + limits.account.closing : null
  await database.updateTable('accounts').set({ validTo }).where('partnerId', '=', partnerId).execute()
  if (validTo !== null) await addJob(database, { kind: 'accountEnd', subject: partnerId, dueAt: validTo })
  return validTo
}

/** The account's time is up, unless it was kept or given another end. */
export const accountJobs = (clock: { now(): number }): Pick<JobHandlers, 'accountEnd'> => ({
  async accountEnd(database, partnerId) {
    const { validTo } = (await findAccount(database, partnerId)) ?? {}
    if (validTo == null || validTo > clock.now()) return
    await database
      .updateTable('phoneNumbers')
      .set({ status: 'ended' })
      .where('partnerId', '=', partnerId)
      .execute()
    await database.deleteFrom('recurringPayments').where('partnerId', '=', partnerId).execute()
    await closeSessions(database, partnerId)
  },
})
