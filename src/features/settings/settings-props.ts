import type { Language } from '../../i18n/language.ts'
import type { SettingsWords } from './settings.microcopy.ts'

/** Where orders lead to. */
export interface OrderPaths {
  /** How an order of a SIM card is, and of an eSIM. */
  simStatus: string
  esimStatus: string
  /** Where a SIM card is ordered. */
  sim: string
  plans: string
  usage: string
}

/** What every section's panel gets. */
export interface PanelProps {
  words: SettingsWords
  language: Language
  /** Where a number that wants a proven owner is declared. */
  registrationPath: string
  /** Where an eSIM is ordered. */
  esimPath: string
  /** Where an auto top-up is set up, or another in the place of one. */
  autoTopUpPath: string
  /** Where any number is topped up. */
  topUpPath: string
  orderPaths: OrderPaths
}
