import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatList } from '../../i18n/list.ts'
import { formatNumber } from '../../i18n/number.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import type { Gain, GainAmount } from '../../operator/client/ordered-plan.ts'
import type { GainsWords } from './gains.microcopy.ts'
import { readable, wholeOf } from './gains.ts'

type AmountWords = Pick<
  GainsWords,
  `gains.amount${Exclude<GainAmount['unit'], 'unknown'>}` | 'gains.amountUnknown'
>

/** `25 GB` on one line, or that it is unlimited. */
export function amountWords(amount: GainAmount, words: GainsWords, language: Language): string {
  if (amount.unlimited) return words['gains.unlimited']
  const { value, unit } = readable(amount)
  return keepTogether(fill(amountPattern(unit, words), { amount: formatNumber(value, language) }))
}

/** How an amount is written; of a unit that this site doesn't know it says so. */
export const amountPattern = (unit: GainAmount['unit'], words: AmountWords): string =>
  unit === 'unknown' ? words['gains.amountUnknown'] : words[`gains.amount${unit}`]

/** What remains of how much, in one sentence. */
export function remainingWords(gain: Gain, words: GainsWords, language: Language): string {
  const { remainingAmount } = gain
  if (remainingAmount.unlimited) return words['gains.unlimited']
  const whole = amountWords(wholeOf(gain), words, language)
  if (remainingAmount.value === 0) return fill(words['gains.usedUp'], { whole })
  return fill(words['gains.leftOf'], { remaining: amountWords(remainingAmount, words, language), whole })
}

/** What it is: data in Lithuania, for chat apps only where it is so. */
export function gainTitle({ type, socialOffers }: Gain, words: GainsWords, language: Language): string {
  const kind = type === 'unknown' ? words['gains.unknown'] : words[`gains.${type}`]
  if (socialOffers.length === 0) return kind
  // Several that this site doesn't know are called the same.
  const apps = new Set(socialOffers.map((offer) => appWords(offer.type, words)))
  return fill(words['gains.onlyFor'], { kind, apps: formatList([...apps], language) })
}

const appWords = (app: Gain['socialOffers'][number]['type'], words: GainsWords) =>
  app === 'unknown' ? words['gains.unknownApps'] : words[`gains.${app}`]
