import type { BerriesByPlan } from '../../content/berry.ts'
import type { Language } from '../../i18n/language.ts'

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

/** What an order needs to say what comes next. */
export interface OrderWays {
  language: Language
  /** Where an eSIM is ordered. */
  esimPath: string
  /** Where a number that wants a proven owner is declared. */
  registrationPath: string
  orderPaths: OrderPaths
  /** By the names of the plans: orders have no more of them. */
  berries: BerriesByPlan
}
