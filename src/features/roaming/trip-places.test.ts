import { expect, test } from 'vitest'
import { coveredBy } from './trip-places.ts'

test.each([
  [500, 7, 30, 2_000, 2_000],
  [500, 31, 30, 2_000, 2_500],
  [500, 61, 30, 2_000, 4_500],
  [500, 61, 30, null, 30_500],
])('%i a day for %i days, of %s-day periods with %s, covers %i', (perDay, days, period, limit, covered) => {
  expect(coveredBy(perDay, days, period, limit)).toBe(covered)
})
