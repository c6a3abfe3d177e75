import { formatDayOfMonth } from '../../../src/i18n/date.ts'
import type { Language } from '../../../src/i18n/language.ts'
import { type Cents, formatEuro, toCents } from '../../../src/lib/money.ts'
import { findPlan } from '../plans/find-plan.ts'
import type { AlertKind } from './tables.ts'
import { alertTexts } from './words.ts'

/** What an alert is about, as far as its kind says it. */
export interface AlertFacts {
  amountInCents?: Cents | null
  planId?: string
  /** UTC milliseconds. */
  at?: number
}

/** What an alert says in a language. */
export const alertText = (
  language: Language,
  kind: AlertKind,
  { amountInCents, planId = '', at = 0 }: AlertFacts,
): string =>
  alertTexts[language][kind]({
    amount: formatEuro(amountInCents ?? toCents(0)),
    plan: findPlan(planId, at)?.planName[language] ?? planId,
    date: formatDayOfMonth(at, language),
  })
