import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { PlanGains } from '../../operator/client/plan-gains.ts'
import type { CheckoutWords } from './checkout.microcopy.ts'

const kinds = [
  ['dataInLT', 'plan.dataInLt'],
  ['dataOffPeak', 'plan.dataOffPeak'],
  ['dataInEU', 'plan.dataInEu'],
  ['dataAbroad', 'plan.dataAbroad'],
  ['minutes', 'plan.minutes'],
  ['messages', 'plan.sms'],
] as const
const units = {
  GB: 'plan.unitGb',
  MB: 'plan.unitMb',
  MIN: 'plan.unitMin',
  SMS: undefined,
  unknown: undefined,
} as const

/** Each of the six kinds that a plan brings, in a sentence. Messages have no unit: their own word follows. */
export const gainLines = (gains: PlanGains, words: CheckoutWords, language: Language) =>
  kinds.flatMap(([kind, key]) => {
    const gain = gains[kind]
    if (!gain) return []
    if (gain.unlimited) return [{ kind, text: words[`${key}Unlimited`] }]
    const unit = units[gain.units]
    const amount = [formatNumber(gain.limit ?? 0, language), unit && words[unit]]
      .filter(Boolean)
      .join('\u00a0')
    return [{ kind, text: fillPlural(words[key], { amount }, language) }]
  })
