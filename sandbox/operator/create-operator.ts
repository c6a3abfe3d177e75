import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { acquirer } from '../providers/acquirer/acquirer.ts'
import { bankPages } from '../providers/banks/bank-pages.ts'
import { identityProvider } from '../providers/identity/identity.ts'
import { logInProviders } from '../providers/log-in/log-in.ts'
import { providerStyle } from '../providers/style.ts'
import { wallets } from '../providers/wallets/wallets.ts'
import { widgetLog } from '../providers/widgets/widget-log.ts'
import { widgets } from '../providers/widgets/widgets.ts'
import { jobRunner } from '../shared/jobs.ts'
import { api } from './api.ts'
import { cardJobs } from './cards/auto-top-up-life.ts'
import { movableClock } from './clock.ts'
import { control } from './control/control.ts'
import { type Database, openDatabase } from './database.ts'
import { declarationJobs } from './declaration/jobs.ts'
import { type JobHandlers, operatorJobs } from './jobs.ts'
import { logInDesk } from './log-in/log-in-desk.ts'
import { originsOf } from './origins.ts'
import { AcquirerReport, expirePayment, takeReport } from './payments.ts'
import { planJobs } from './plans/plan-life.ts'
import { refuse } from './refuse.ts'
import { seed } from './seed.ts'
import { proceed } from './sim-orders/card-orders.ts'

export interface OperatorOptions {
  /** Where the site is open; only its pages may write, and paying leads back to it. */
  siteOrigin: string
  /** Where the sandbox itself is reached. */
  ownOrigin?: () => string
  /** In memory where none is given. */
  databaseFile?: string
  /** The machine's time, UTC milliseconds; tests give one that stands still. */
  machineNow?: () => number
  /** Stands between the operator and its callers: tests let it do wrong here. */
  alter?: (answer: Answering) => Answering
}

type Answering = (request: Request) => Response | Promise<Response>

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
  alter = (answer) => answer,
}: OperatorOptions): Promise<Operator> {
  const database = openDatabase(databaseFile)
  const clock = await movableClock(database, machineNow)
  await seed(database, clock.now())
  const siteOrigins = originsOf(siteOrigin)

  const handlers: JobHandlers = {
    acquirerReport: (within, reference, payload) =>
      takeReport(within, clock.now(), reference, v.parse(AcquirerReport, payload)),
    paymentExpiry: (within, reference) => expirePayment(within, clock.now(), reference),
    ...planJobs(clock),
    ...cardJobs(clock),
    ...declarationJobs(clock),
    cardOrder: (within, orderReference) => proceed(within, clock.now(), orderReference),
  }
  const runDueJobs = jobRunner([operatorJobs(database, handlers)], clock.now)
  async function advance(milliseconds: number) {
    await clock.advance(milliseconds)
    await runDueJobs()
  }

  const widgetEvents = widgetLog(clock)
  const app = new Hono()
  app.route('/', api({ database, clock, siteOrigins, ownOrigin }))
  app.get('/providers/style.css', (context) =>
    context.body(providerStyle, 200, { 'Content-Type': 'text/css' }),
  )
  app.route('/log-in', logInProviders({ desk: logInDesk(database, clock), clock, siteOrigins }))
  app.route('/identity', identityProvider({ database, clock, siteOrigins }))
  app.route('/bank', bankPages({ database, clock, siteOrigins, runDueJobs }))
  app.route('/wallets', wallets(database))
  app.route('/acquirer', acquirer({ database, clock, siteOrigins, runDueJobs }))
  app.route('/', widgets({ siteOrigins, log: widgetEvents }))
  app.route('/', control({ database, clock, advance, runDueJobs, widgetEvents }))
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return refuse('INTERNAL')
  })

  return {
    fetch: (request, environment) => alter((altered) => app.fetch(altered, Object(environment)))(request),
    database,
    advance,
    runDueJobs,
    close: () => database.destroy(),
  }
}
