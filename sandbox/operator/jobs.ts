import { addJob as add, type Job, type JobQueue, jobQueue } from '../shared/jobs.ts'
import type { Database } from './database.ts'
import type { JobKind } from './tables.ts'

export type JobHandlers = Record<
  JobKind,
  (database: Database, subject: string, payload: unknown) => Promise<void>
>

export const addJob = (database: Database, job: Job<JobKind>): Promise<void> => add(database, job)

/** Each job with what it changes in one transaction: it happens once or not at all. */
export const operatorJobs = (database: Database, handlers: JobHandlers): JobQueue =>
  jobQueue(database, ({ id, kind, subject, payload }) =>
    database.transaction().execute(async (within) => {
      const taken = await within.deleteFrom('jobs').where('id', '=', id).returning('id').executeTakeFirst()
      if (taken) await handlers[kind](within, subject, JSON.parse(payload))
      return taken !== undefined
    }),
  )
