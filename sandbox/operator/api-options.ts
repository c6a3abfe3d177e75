import type { MovableClock } from './clock.ts'
import type { Database } from './database.ts'
import type { Providers } from './providers.ts'

export interface ApiOptions {
  database: Database
  clock: MovableClock
  siteOrigins: readonly string[]
  /** The sandbox's own, where the acquirer's page is. */
  ownOrigin(): string
  providers: Providers
}
