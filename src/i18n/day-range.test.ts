import { expect, test } from 'vitest'
import { formatDayRange } from './day-range.ts'

test.each([
  ['2026-11-01', '2026-11-29', 'lt', '2026 m. lapkričio 1–29 d.'],
  ['2026-10-05', '2026-11-29', 'lt', '2026 m. spalio 5 – lapkričio 29 d.'],
  ['2025-12-30', '2026-01-02', 'lt', '2025 m. gruodžio 30 d. – 2026 m. sausio 2 d.'],
  ['2026-11-01', '2026-11-01', 'lt', '2026 m. lapkričio 1 d.'],
  ['2026-11-01', '2026-11-29', 'en', '1 – 29 November 2026'],
  ['2026-11-01', '2026-11-29', 'ru', '1–29 ноября 2026 г.'],
] as const)('%s to %s in words (%s)', (from, to, language, words) => {
  expect(formatDayRange(from, to, language).replace(/\s/g, ' ')).toBe(words)
})
