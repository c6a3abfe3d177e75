import type { OrderWays } from '../placed-orders/order-ways.ts'
import type { SettingsWords } from './settings.microcopy.ts'

/** What every section's panel gets. */
export interface PanelProps extends OrderWays {
  words: SettingsWords
  /** Where an auto top-up is set up, or another in the place of one. */
  autoTopUpPath: string
  /** Where any number is topped up. */
  topUpPath: string
}
