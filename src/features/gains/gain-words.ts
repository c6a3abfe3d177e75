import type { Words } from '../../content/words.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNumber } from '../../i18n/number.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import type { Gain, GainAmount } from '../../operator/client/ordered-plan.ts'
import type { gainsMicrocopy } from './gains.microcopy.ts'
import { readable, wholeOf } from './gains.ts'

export type GainsWords = Words<typeof gainsMicrocopy>

/** `25 GB` on one line, or that it is unlimited. */
export function amountWords(amount: GainAmount, words: GainsWords, language: Language): string {
  if (amount.unlimited) return words['gains.unlimited']
  const { value, unit } = readable(amount)
  return keepTogether(fill(words[`gains.amount${unit}`], { amount: formatNumber(value, language) }))
}

/** What remains of how much, in one sentence. */
export function remainingWords(gain: Gain, words: GainsWords, language: Language): string {
  const { remainingAmount } = gain
  if (remainingAmount.unlimited) return words['gains.unlimited']
  const whole = amountWords(wholeOf(gain), words, language)
  if (remainingAmount.value === 0) return fill(words['gains.usedUp'], { whole })
  return fill(words['gains.leftOf'], { remaining: amountWords(remainingAmount, words, language), whole })
}

/** What it is: data in Lithuania, for chat apps only where it is so. */
export function gainTitle({ type, socialOffers }: Gain, words: GainsWords): string {
  if (socialOffers.length === 0) return words[`gains.${type}`]
  const apps = socialOffers.map((offer) => words[`gains.${offer.type}`]).join(', ')
  return `${words[`gains.${type}`]}: ${fill(words['gains.onlyFor'], { apps })}`
}
