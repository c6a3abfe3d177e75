import { fill } from '../i18n/fill.ts'
import type { Language } from '../i18n/language.ts'
import type { PeriodWords } from './period.microcopy.ts'
import { spokenPeriod } from './spoken-period.ts'

interface Props {
  days: number
  words: PeriodWords
  language: Language
}

/** The period that a price is for: short to see, whole to hear. */
export function Period({ days, words, language }: Props) {
  return (
    <>
      <span aria-hidden="true">{fill(words['plan.perPeriod'], { days })}</span>
      <span className="sr-only">{spokenPeriod(days, words, language)}</span>
    </>
  )
}
