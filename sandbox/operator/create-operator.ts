import { join } from 'node:path'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createProviders } from '../providers/create-providers.ts'
import type { Database as ProvidersDatabase } from '../providers/database.ts'
import { jobRunner } from '../shared/jobs.ts'
import { accountJobs } from './account/closing.ts'
import { esimJobs } from './account/move-esim.ts'
import { alertJobs } from './alerts/send-alert.ts'
import { api } from './api.ts'
import { cardJobs } from './cards/auto-top-up-life.ts'
import { movableClock } from './clock.ts'
import { control } from './control/control.ts'
import { type Database, openDatabase } from './database.ts'
import { hearOfCheck } from './declaration/hear-of-check.ts'
import { declarationJobs } from './declaration/jobs.ts'
import { operatorJobs } from './jobs.ts'
import { logInDesk } from './log-in/log-in-desk.ts'
import { originsOf } from './origins.ts'
import { switchedOff } from './payment/switches.ts'
import { expirePayment, noteSubmitted, takeReport } from './payments.ts'
import { planJobs } from './plans/plan-life.ts'
import { refuse } from './refuse.ts'
import { seed } from './seed.ts'
import { proceed } from './sim-orders/sim-order-records.ts'

export interface OperatorOptions {
  /** Where the site is open; only its pages may write, and paying leads back to it. */
  siteOrigin: string
  /** Where the sandbox itself is reached. */
  ownOrigin?: () => string
  /** Keeps operator.sqlite and providers.sqlite; in memory where none is given. */
  dataFolder?: string
  /** The machine's time, UTC milliseconds; tests give one that is still. */
  machineNow?: () => number
  /** Is between the operator and its callers: tests let it do wrong here. */
  alter?: (answer: Answering) => Answering
}

/** Answers a request. */
export type Answering = (request: Request) => Response | Promise<Response>

/** The operator with its providers, its control page and the people of seed.ts; without a server or a timer. */
export interface Operator {
  fetch(request: Request, environment?: unknown): Response | Promise<Response>
  database: Database
  /** The providers' own, which the operator never reads. */
  providersDatabase: ProvidersDatabase
  /** Moves the sandbox's time on and runs what became due. */
  advance(milliseconds: number): Promise<void>
  /** Runs what is due; with a payment's reference, everything about that payment, due or not. */
  runDueJobs(subject?: string): Promise<number>
  close(): Promise<void>
}

export async function createOperator({
  siteOrigin,
  ownOrigin = () => 'http://127.0.0.1:4322',
  dataFolder,
  machineNow = Date.now,
  alter = (answer) => answer,
}: OperatorOptions): Promise<Operator> {
  const file = (name: string) => (dataFolder === undefined ? undefined : join(dataFolder, name))
  const database = openDatabase(file('operator.sqlite'))
  const clock = await movableClock(database, machineNow)
  await seed(database, clock.now())
  const siteOrigins = originsOf(siteOrigin)

  const providers = createProviders({
    databaseFile: file('providers.sqlite'),
    clock,
    ownOrigin,
    siteOrigins,
    desk: logInDesk(database, clock),
    merchant: {
      noteSubmitted: (paymentReference) => noteSubmitted(database, paymentReference),
      report: (paymentReference, report) =>
        database.transaction().execute((within) => takeReport(within, clock.now(), paymentReference, report)),
    },
    relyingParty: {
      hearDecision: (declarationId, submittedAt) =>
        hearOfCheck(database, clock.now(), providers.identity, declarationId, submittedAt),
    },
    lackingWallets: () => switchedOff(database),
    runDueJobs: () => runDueJobs(),
  })
  const ownJobs = operatorJobs(database, {
    paymentExpiry: (within, reference) => expirePayment(within, clock.now(), reference),
    ...accountJobs(clock),
    ...esimJobs,
    ...alertJobs(clock),
    ...planJobs(clock),
    ...cardJobs(clock, providers.acquirer),
    ...declarationJobs(clock),
    simOrder: (within, orderReference) => proceed(within, clock.now(), orderReference),
  })
  const runDueJobs = jobRunner([ownJobs, providers.jobs], clock.now)
  async function advance(milliseconds: number) {
    await clock.advance(milliseconds)
    await runDueJobs()
  }

  const app = new Hono()
  app.route('/', api({ database, clock, siteOrigins, ownOrigin, providers }))
  app.route('/', providers.pages)
  app.route('/', control({ database, clock, advance, runDueJobs, providers }))
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return refuse('INTERNAL')
  })

  return {
    fetch: (request, environment) => alter((altered) => app.fetch(altered, Object(environment)))(request),
    database,
    providersDatabase: providers.database,
    advance,
    runDueJobs,
    async close() {
      await providers.close()
      await database.destroy()
    },
  }
}
