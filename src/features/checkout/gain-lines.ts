import { fill } from '../../i18n/fill.ts'
import { fillPlural } from '../../i18n/fill-plural.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { PlanGain, PlanGains } from '../../operator/client/plan-gains.ts'
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
} as const

/** Messages have no unit: their own word follows. Of a unit that this site doesn't know it says so. */
function amountOf(gain: PlanGain, words: CheckoutWords, language: Language): string {
  const figure = formatNumber(gain.limit ?? 0, language)
  if (gain.units === 'unknown') return fill(words['gains.amountUnknown'], { amount: figure })
  const unit = units[gain.units]
  return unit ? `${figure}\u00a0${words[unit]}` : figure
}

/** Each of the six kinds that a plan brings, in a sentence. */
export const gainLines = (gains: PlanGains, words: CheckoutWords, language: Language) =>
  kinds.flatMap(([kind, key]) => {
    const gain = gains[kind]
    if (!gain) return []
    if (gain.unlimited) return [{ kind, text: words[`${key}Unlimited`] }]
    const amount = amountOf(gain, words, language)
    return [{ kind, text: fillPlural(words[key], { amount }, language) }]
  })
