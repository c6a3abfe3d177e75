import * as v from 'valibot'
import { randomCode } from '../../../src/lib/random-code.ts'
import type { Database } from '../database.ts'
import { addJob, type JobHandlers } from '../jobs.ts'
import { limits } from '../limits.ts'
import type { Tables } from '../tables.ts'

/** A new profile for another device; the one that waits to be installed where there is one. Undefined for a profile of another account. */
export async function moveEsim(
  database: Database,
  now: number,
  partnerId: string,
  iccid: string,
): Promise<Tables['esimProfiles'] | undefined> {
  const old = await database
    .selectFrom('esimProfiles')
    .innerJoin('phoneNumbers', 'phoneNumbers.phoneNumber', 'esimProfiles.phoneNumber')
    .selectAll('esimProfiles')
    .where('partnerId', '=', partnerId)
    .where('iccid', '=', iccid)
    .executeTakeFirst()
  if (!old) return undefined
  const waiting = await database
    .selectFrom('esimProfiles')
    .selectAll()
    .where('phoneNumber', '=', old.phoneNumber)
    .where('state', '=', 'RELEASED')
    .executeTakeFirst()
  if (waiting) return waiting
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const profile = {
    ...old,
    iccid: `8937001${String(random).padStart(12, '0')}`,
    activationCode: `UOGA-${randomCode(4)}-${randomCode(4)}`,
    state: 'RELEASED' as const,
    createdAt: now,
  }
  await database.insertInto('esimProfiles').values(profile).execute()
  const dueAt = now + limits.account.esimMove
  await addJob(database, { kind: 'esimMove', subject: profile.iccid, payload: iccid, dueAt })
  return profile
}

/** The new device has installed the profile: the earlier one works no more. */
export const esimJobs: Pick<JobHandlers, 'esimMove'> = {
  async esimMove(database, iccid, earlier) {
    const put = (id: string, state: 'ENABLED' | 'DELETED') =>
      database.updateTable('esimProfiles').set({ state }).where('iccid', '=', id).execute()
    await put(iccid, 'ENABLED')
    await put(v.parse(v.string(), earlier), 'DELETED')
  },
}
