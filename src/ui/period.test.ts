import { expect, test } from 'vitest'
import { wordsIn } from '../features/top-up/words.fixture.ts'
import { fillPlural } from '../i18n/fill-plural.ts'
import type { Language } from '../i18n/language.ts'
import { periodMicrocopy } from './period.microcopy.ts'

test.each<[Language, number, string]>([
  ['lt', 1, 'už 1 dieną, su PVM'],
  ['lt', 7, 'už 7 dienas, su PVM'],
  ['lt', 21, 'už 21 dieną, su PVM'],
  ['lt', 30, 'už 30 dienų, su PVM'],
  ['en', 1, 'for 1 day, including VAT'],
  ['en', 30, 'for 30 days, including VAT'],
  ['ru', 1, 'за 1 день, с НДС'],
  ['ru', 3, 'за 3 дня, с НДС'],
  ['ru', 30, 'за 30 дней, с НДС'],
])('in %s a price is for %s days: %s', (language, days, spoken) => {
  expect(fillPlural(wordsIn(language, periodMicrocopy)['plan.forDays'], { days }, language)).toBe(spoken)
})
