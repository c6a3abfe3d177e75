import { Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../shared/clock.ts'
import { emptyTables } from '../shared/database.ts'
import type { JobQueue } from '../shared/jobs.ts'
import { acquirer } from './acquirer/acquirer.ts'
import { cardAcquirer } from './acquirer/card-acquirer.ts'
import { formatCardNumber, testCards } from './acquirer/test-cards.ts'
import { bankLink } from './banks/bank-link.ts'
import { bankPages } from './banks/bank-pages.ts'
import { openDatabase } from './database.ts'
import { providerFonts } from './fonts.ts'
import { identityProvider } from './identity/identity.ts'
import { identityService } from './identity/identity-service.ts'
import type { RelyingParty } from './identity/relying-party.ts'
import { providerJobs } from './jobs.ts'
import { logInProviders } from './log-in/log-in.ts'
import type { LogInDesk } from './log-in/log-in-desk.ts'
import { type Merchant, PaymentReport } from './merchant.ts'
import { providerStyle } from './style.ts'
import { applePay } from './wallets/apple-pay.ts'
import { wallets } from './wallets/wallets.ts'
import { widgetLog } from './widgets/widget-log.ts'
import { widgets } from './widgets/widgets.ts'

export interface ProvidersOptions {
  /** In memory where none is given. */
  databaseFile?: string
  clock: Clock
  /** Where the providers' pages are reached. */
  ownOrigin(): string
  /** Where the site is, to which the pages lead back. */
  siteOrigins: readonly string[]
  merchant: Merchant
  relyingParty: RelyingParty
  desk: LogInDesk
  /** The wallets that the visitor's device has not: `google-pay`, `apple-pay`. */
  lackingWallets(): Promise<Iterable<string>>
  /** Runs what is due in `jobs`, among other things. */
  runDueJobs(): Promise<unknown>
}

/** The acquirer, banks, wallets, identity and log-in providers and widgets, which know the operator by what they are given. */
export function createProviders({
  databaseFile,
  merchant,
  relyingParty,
  desk,
  ...options
}: ProvidersOptions) {
  const { clock, ownOrigin, siteOrigins, lackingWallets, runDueJobs } = options
  const database = openDatabase(databaseFile)
  const identity = identityService({ database, clock, ownOrigin, relyingParty })
  const log = widgetLog(clock)

  const jobs: JobQueue = providerJobs(database, {
    acquirerReport: (paymentReference, payload) =>
      merchant.report(paymentReference, v.parse(PaymentReport, payload)),
    identityCheck: identity.takeDueStep,
  })

  const pages = new Hono()
    .get('/providers/style.css', (context) =>
      context.body(providerStyle, 200, { 'Content-Type': 'text/css' }),
    )
    .route('/providers/fonts', providerFonts)
    .route('/log-in', logInProviders({ desk, clock, siteOrigins }))
    .route('/identity', identityProvider({ database, clock, siteOrigins }))
    .route('/bank', bankPages({ database, clock, merchant, siteOrigins, runDueJobs }))
    .route('/wallets', wallets(lackingWallets))
    .route('/acquirer', acquirer({ database, clock, merchant, siteOrigins, runDueJobs }))
    .route('/', widgets({ siteOrigins, log }))

  return {
    database,
    pages,
    jobs,
    acquirer: cardAcquirer({ database, clock, ownOrigin }),
    banks: bankLink({ database, ownOrigin }),
    applePay: applePay({ clock, ownOrigin }),
    identity,
    widgetEvents: log,
    testCards: testCards.map(({ number, name }) => ({ number: formatCardNumber(number), name })),
    /** What will happen by itself, soonest first. */
    waitingJobs: () => database.selectFrom('jobs').selectAll().orderBy('dueAt').execute(),
    async reset() {
      log.clear()
      await emptyTables(database)
    },
    close: () => database.destroy(),
  }
}
