import type { BerriesByPlan } from '../../content/berry.ts'
import type { Language } from '../../i18n/language.ts'
import type { Account } from '../../operator/client/account.ts'
import type { CommonUsage } from '../../operator/client/common-usage.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { NumberAtAGlance } from '../../operator/client/numbers-at-a-glance.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { Spending } from '../../operator/client/spending.ts'
import type { KnownBalance } from '../../session/account.store.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import type { SumLimits } from '../top-up-draft/top-up-draft.ts'
import type { DashboardWords } from './dashboard.microcopy.ts'
import type { GainsScreen, RenewalKnown } from './dashboard.ts'

/** Where the dashboard leads to. */
export interface DashboardPaths {
  topUp: string
  plans: string
  usage: string
  autoTopUp: string
  /** The settings' tab of numbers. */
  numbers: string
  /** The settings' tab of orders. */
  orders: string
  report: string
  standardRates: string
}

export interface DashboardScreenProps {
  loaded: Loaded<Account>
  used: Loaded<CommonUsage>
  gains: GainsScreen
  /** The last 30 days, by which the pace is reckoned. */
  days: Loaded<UsageDay[]>
  /** What remains of each number, where the account has several. */
  glance: Loaded<NumberAtAGlance[]>
  /** The account's; loaded where a balance alone doesn't cover a renewal. */
  autoTopUps: Loaded<RecurringPayment[]>
  /** Since the first of the month. */
  spent: Loaded<Spending>
  /** The last known one is in until the operator answers. */
  balance: KnownBalance | undefined
  isOffline: boolean
  words: DashboardWords
  language: Language
  paths: DashboardPaths
  berries: BerriesByPlan
  /** Of the page; it is shown while there is no plan. */
  drawing: Drawing | undefined
  /** The content's, until the operator has said its own. */
  topUpLimits: SumLimits
  /** UTC milliseconds. */
  now: number
}

/** What a part of the dashboard gets. */
export type DashboardPartProps = DashboardScreenProps & {
  renewal: RenewalKnown
  /** Without a connection figures stay, and actions are off. */
  isOff: boolean
}
