import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { formatEuro, toCents } from '../../lib/money.ts'
import type { Measure } from '../daily-usage/usage-days.ts'
import { amountWords } from '../gains/gain-words.ts'
import type { GainsWords } from '../gains/gains.microcopy.ts'
import type { UsageWords } from './usage.microcopy.ts'

export const measureKeys = {
  data: 'usage.daysData',
  calls: 'usage.daysCalls',
  messages: 'usage.daysMessages',
  money: 'usage.monthsMoney',
} as const satisfies Record<Measure, keyof UsageWords>

/** A sentence that ends with an amount ends once: `min.` has a full stop of its own. */
export const asSentence = (text: string): string => text.replace(/\.\.$/, '.')

/** An amount as people read it; a call that has begun a minute is one. */
export function dayAmountWords(
  amount: number,
  measure: Measure,
  words: GainsWords,
  language: Language,
): string {
  switch (measure) {
    case 'data':
      return amountWords({ unlimited: false, value: amount, unit: 'MB' }, words, language)
    case 'calls': {
      const minutes = amount > 0 ? Math.max(1, Math.round(amount / 60)) : 0
      return keepTogether(fill(words['gains.amountMIN'], { amount: formatNumber(minutes, language) }))
    }
    case 'messages': {
      const messages = Math.round(amount * 10) / 10
      return keepTogether(fill(words['gains.amountSMS'], { amount: formatNumber(messages, language) }))
    }
    case 'money':
      return formatEuro(toCents(Math.round(amount)))
  }
}
