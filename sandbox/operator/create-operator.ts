import { Hono } from 'hono'
import * as v from 'valibot'
import { acquirer } from '../providers/acquirer/acquirer.ts'
import { api } from './api.ts'
import { movableClock } from './clock.ts'
import { control } from './control/control.ts'
import { type Database, openDatabase } from './database.ts'
import { type JobHandlers, runJobs } from './jobs.ts'
import { originsOf } from './origins.ts'
import { AcquirerReport, expirePayment, takeReport } from './payments.ts'
import { refuse } from './refuse.ts'
import { seed } from './seed.ts'

export interface OperatorOptions {
  /** Where the site is open; only its pages may write, and paying leads back to it. */
  siteOrigin: string
  /** Where the sandbox itself is reached. */
  ownOrigin?: () => string
  /** In memory where none is given. */
  databaseFile?: string
  /** The machine's time, UTC milliseconds; tests give one that stands still. */
  machineNow?: () => number
}

/** The operator with its providers, its control page and the people of seed.ts; without a server or a timer. */
export interface Operator {
  fetch(request: Request, environment?: unknown): Response | Promise<Response>
  database: Database
  /** Moves the sandbox's time on and runs what became due. */
  advance(milliseconds: number): Promise<void>
  /** Runs what is due; with a payment's reference, everything about that payment, due or not. */
  runDueJobs(subject?: string): Promise<number>
  close(): Promise<void>
}

export async function createOperator({
  siteOrigin,
  ownOrigin = () => 'http://127.0.0.1:4322',
  databaseFile,
  machineNow = Date.now,
}: OperatorOptions): Promise<Operator> {
  const database = openDatabase(databaseFile)
  const clock = await movableClock(database, machineNow)
  await seed(database, clock.now())
  const siteOrigins = originsOf(siteOrigin)

  const handlers: JobHandlers = {
    acquirerReport: (within, reference, payload) =>
      takeReport(within, clock.now(), reference, v.parse(AcquirerReport, payload)),
    paymentExpiry: (within, reference) => expirePayment(within, clock.now(), reference),
  }
  const runDueJobs = (subject?: string) => runJobs(database, handlers, { now: clock.now(), subject })
  async function advance(milliseconds: number) {
    await clock.advance(milliseconds)
    await runDueJobs()
  }

  const app = new Hono()
  app.route('/', api({ database, clock, siteOrigins, ownOrigin }))
  app.route('/acquirer', acquirer({ database, clock, siteOrigins, runDueJobs }))
  app.route('/', control({ database, clock, advance, runDueJobs }))
  app.onError((error) => {
    console.error(error)
    return refuse('INTERNAL')
  })

  return {
    fetch: (request, environment) => app.fetch(request, Object(environment)),
    database,
    advance,
    runDueJobs,
    close: () => database.destroy(),
  }
}
