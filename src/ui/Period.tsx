import { fillPlural } from '../i18n/fill-plural.ts'
import type { Language } from '../i18n/language.ts'
import type { PeriodWords } from './period.microcopy.ts'

interface Props {
  days: number
  words: PeriodWords
  language: Language
}

// Why: docs/decisions/0079-read-aloud.md

/** The period that a price is for: short to see, whole to hear. */
export function Period({ days, words, language }: Props) {
  return (
    <>
      <span aria-hidden="true">{fillPlural(words['plan.perPeriod'], { days }, language)}</span>
      <span className="sr-only">{fillPlural(words['plan.forDays'], { days }, language)}</span>
    </>
  )
}
