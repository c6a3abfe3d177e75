import { expect, test } from 'vitest'
import { formatNearDay } from './near-day.ts'

test.each([
  ['2026-03-01', 'lt', 'Šiandien, kovo 1 d.'],
  ['2026-02-28', 'lt', 'Vakar, vasario 28 d.'],
  ['2026-02-27', 'lt', 'Vasario 27 d.'],
  ['2026-02-28', 'en', 'Yesterday, 28 February'],
  ['2026-02-27', 'en', '27 February'],
  ['2026-02-28', 'ru', 'Вчера, 28 февраля'],
] as const)('on 1 March the day %s is in %s “%s”', (date, language, name) => {
  expect(formatNearDay(date, '2026-03-01', language).replace(/\s/g, ' ')).toBe(name)
})
