import { addJob as add, type Job, type JobQueue, jobQueue } from '../shared/jobs.ts'
import type { Database, JobKind } from './database.ts'

export type JobHandlers = Record<JobKind, (subject: string, payload: unknown) => Promise<void>>

export const addJob = (database: Database, job: Job<JobKind>): Promise<void> => add(database, job)

/** A job is forgotten once it is done, so that what a provider reports arrives at least once. */
export const providerJobs = (database: Database, handlers: JobHandlers): JobQueue =>
  jobQueue(database, async ({ id, kind, subject, payload }) => {
    await handlers[kind](subject, JSON.parse(payload))
    await database.deleteFrom('jobs').where('id', '=', id).execute()
    return true
  })
