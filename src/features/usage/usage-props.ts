import type { ReactNode } from 'react'
import type { BerriesByPlan } from '../../content/berry.ts'
import type { Language } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { Gain } from '../../operator/client/ordered-plan.ts'
import type { RecurringPayment } from '../../operator/client/recurring-payment.ts'
import type { LastKnown } from '../../session/last-known.ts'
import type { Loaded } from '../../session/loaded.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import type { OrderedPlan, Usage } from './usage.ts'

/** Where the usage details lead to. */
export interface UsagePaths {
  order: string
  plans: string
  topUp: string
}

export interface UsageScreenProps {
  loaded: Loaded<Usage>
  /** What remained when the page was opened, until the operator answers. */
  known: LastKnown<Gain[][]> | undefined
  /** In cents; undefined while it isn't known. */
  balance: Cents | undefined
  /** The number's own; loaded where the balance alone doesn't cover a renewal. */
  autoTopUps: Loaded<RecurringPayment[]>
  /** Of the page: shown where there is no plan yet. */
  drawing: Drawing | undefined
  /** Whether what is left of the only plan in use lasts; it comes later. */
  lasts?: ReactNode
  /** The last days and months of the number; they come later. */
  days?: ReactNode
  isOffline: boolean
  words: UsageWords
  language: Language
  paths: UsagePaths
  berries: BerriesByPlan
  /** UTC milliseconds. */
  now: number
  onReorder: (planId: string) => void
  onCancel: (plan: OrderedPlan) => void
  onWithdraw: (plan: OrderedPlan) => void
  onTryAgain: () => void
}
