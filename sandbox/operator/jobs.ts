import type { Database } from './database.ts'
import type { JobKind } from './tables.ts'

/** Something that happens later by itself. The payload is JSON. */
export interface Job {
  kind: JobKind
  /** What it is about, for example a payment's reference. */
  subject: string
  payload?: unknown
  dueAt: number
}

export type JobHandlers = Record<
  JobKind,
  (database: Database, subject: string, payload: unknown) => Promise<void>
>

/** Notes what is to happen at `dueAt`, UTC milliseconds; within a transaction it is noted with what causes it. */
export async function addJob(
  database: Database,
  { kind, subject, payload = null, dueAt }: Job,
): Promise<void> {
  await database
    .insertInto('jobs')
    .values({ kind, subject, payload: JSON.stringify(payload), dueAt })
    .execute()
}

/**
 * Runs what is due at `now`, in order, each with what it changes in one transaction: it happens once or not at all.
 * With a subject, everything that waits about it runs, due or not, but not what comes of that. Returns how many ran.
 */
export async function runJobs(
  database: Database,
  handlers: JobHandlers,
  { now, subject }: { now: number; subject?: string },
): Promise<number> {
  const last = await lastId(database)
  const waits = subject === undefined ? { now } : { subject, last }
  let count = 0
  while (await database.transaction().execute((transaction) => runNext(transaction, handlers, waits))) count++
  return count
}

const lastId = async (database: Database): Promise<number> => {
  const last = await database.selectFrom('jobs').select('id').orderBy('id', 'desc').executeTakeFirst()
  return last?.id ?? 0
}

async function runNext(
  database: Database,
  handlers: JobHandlers,
  waits: { now: number } | { subject: string; last: number },
): Promise<boolean> {
  const next = await database
    .selectFrom('jobs')
    .selectAll()
    .where((job) =>
      'now' in waits
        ? job('dueAt', '<=', waits.now)
        : job('subject', '=', waits.subject).and('id', '<=', waits.last),
    )
    .orderBy('dueAt')
    .orderBy('id')
    .executeTakeFirst()
  if (!next) return false
  await database.deleteFrom('jobs').where('id', '=', next.id).execute()
  await handlers[next.kind](database, next.subject, JSON.parse(next.payload))
  return true
}
