import type { Generated, Kysely, Selectable } from 'kysely'

/** Something that happens later by itself. */
export interface Job<Kind extends string> {
  kind: Kind
  /** What it is about, for example a payment's reference. */
  subject: string
  /** Kept as JSON. */
  payload?: unknown
  /** UTC milliseconds of the sandbox's clock. */
  dueAt: number
}

export interface JobTables<Kind extends string> {
  jobs: { id: Generated<number>; kind: Kind; subject: string; payload: string; dueAt: number }
}

export const createJobTables = `
create table jobs (id integer primary key autoincrement, kind text not null, subject text not null, payload text not null,
  dueAt integer not null) strict;
create index jobsByDue on jobs (dueAt);
`

/** Notes what is to happen; within a transaction it is noted with what causes it. */
export async function addJob<Kind extends string>(
  database: Kysely<JobTables<Kind>>,
  { kind, subject, payload = null, dueAt }: Job<Kind>,
): Promise<void> {
  const jobs: Kysely<JobTables<string>> = database
  await jobs
    .insertInto('jobs')
    .values({ kind, subject, payload: JSON.stringify(payload), dueAt })
    .execute()
}

/** What is due at `now`; or all that waits about a subject, due or not, and was noted by then. */
type Wanted = { now: number } | { subject: string; last: number }

type WaitingJob<Kind extends string> = Selectable<JobTables<Kind>['jobs']>

/** The jobs of one database. */
export interface JobQueue {
  lastId(): Promise<number>
  next(wanted: Wanted): Promise<{ dueAt: number; run(): Promise<boolean> } | undefined>
}

/** `run` does one job and forgets it. It says whether the job was still there. */
export const jobQueue = <Kind extends string>(
  database: Kysely<JobTables<Kind>>,
  run: (job: WaitingJob<Kind>) => Promise<boolean>,
): JobQueue => ({
  async lastId() {
    const last = await database.selectFrom('jobs').select('id').orderBy('id', 'desc').executeTakeFirst()
    return last?.id ?? 0
  },
  async next(wanted) {
    const job = await database
      .selectFrom('jobs')
      .selectAll()
      .where((job) =>
        'now' in wanted
          ? job('dueAt', '<=', wanted.now)
          : job('subject', '=', wanted.subject).and('id', '<=', wanted.last),
      )
      .orderBy('dueAt')
      .orderBy('id')
      .executeTakeFirst()
    return job && { dueAt: job.dueAt, run: () => run(job) }
  },
})

/**
 * Runs what is due in several queues as if they were one, in order of time. With a subject, everything that waits about
 * it runs, due or not, but not what comes of that. Returns how many ran. One run waits for the one before, so that after
 * it everything due has been heard of, regardless of who ran it.
 */
export function jobRunner(
  queues: readonly JobQueue[],
  now: () => number,
): (subject?: string) => Promise<number> {
  async function run(subject?: string): Promise<number> {
    const waiting = await Promise.all(
      queues.map(async (queue) => {
        const wanted = subject === undefined ? { now: now() } : { subject, last: await queue.lastId() }
        return () => queue.next(wanted)
      }),
    )
    const first = async () => {
      const jobs = (await Promise.all(waiting.map((next) => next()))).filter((job) => job !== undefined)
      return jobs.toSorted((one, other) => one.dueAt - other.dueAt)[0]
    }
    let count = 0
    for (let job = await first(); job; job = await first()) if (await job.run()) count++
    return count
  }

  let before: Promise<unknown> = Promise.resolve()
  return (subject) => {
    const ran = before.then(() => run(subject))
    before = ran.catch(() => undefined)
    return ran
  }
}
