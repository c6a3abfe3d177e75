import { expect, test } from 'vitest'
import { noBreaks } from './no-break.ts'

test.each([
  ['Eik – ir grįžk', 'Eik~– ir grįžk'],
  ['7,90 EUR su PVM', '7,90~EUR su PVM'],
  ['{amount} GB duomenų', '{amount}~GB duomenų'],
  ['per 14 dienų arba {days} d. d.', 'per 14~dienų arba {days}~d. d.'],
  ['2025 m. sausio 1 d. nuo 9 val.', '2025~m. sausio 1~d. nuo 9~val.'],
  ['−20 % ir 5 min.', '−20~% ir 5~min.'],
  ['within 30 days, 2 working days', 'within 30~days, 2~working days'],
  ['за 30 дней, 2026 году, 5 мин, 60 ГБ', 'за 30~дней, 2026~году, 5~мин, 60~ГБ'],
  ['+370 600 01808 arba 1808', '+370~600~01808 arba 1808'],
  ['Surink 1808 dabar', 'Surink 1808 dabar'],
  ['3 stalai ir 2 sesijos', '3 stalai ir 2 sesijos'],
  ['2 draugai, 4 mergaitės', '2 draugai, 4 mergaitės'],
])('%j has no-break spaces where no line may end', (text, kept) => {
  expect(noBreaks(text)).toBe(kept.replaceAll('~', '\u00a0'))
})
