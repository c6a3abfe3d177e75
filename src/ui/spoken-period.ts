import { fill } from '../i18n/fill.ts'
import { type Language, perLanguage } from '../i18n/language.ts'
import type { PeriodWords } from './period.microcopy.ts'

const plurals = perLanguage((locale) => new Intl.PluralRules(locale))

/** A period as it is read aloud: `už 30 dienų, su PVM`. A screen reader spells out the slash and “d.” that are seen. */
export function spokenPeriod(days: number, words: PeriodWords, language: Language): string {
  const form = plurals(language).select(days)
  const key = form === 'one' ? 'plan.forOneDay' : form === 'few' ? 'plan.forFewDays' : 'plan.forDays'
  return fill(words[key], { days })
}
