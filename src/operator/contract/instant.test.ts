import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatInstant, Instant } from './instant.ts'

test('an instant is the same moment in every zone it is written in', () => {
  const noon = Date.UTC(2026, 6, 1, 12)
  expect(v.parse(Instant, formatInstant(noon))).toBe(noon)
  expect(v.parse(Instant, '2026-07-01T15:00:00+03:00')).toBe(noon)
})

test.each(['2026-07-01', '2026-07-01T12:00:00', '2026-13-01T12:00:00Z', '1.7.2026', '', '1782907200000'])(
  '%j is no instant',
  (text) => {
    expect(v.is(Instant, text)).toBe(false)
  },
)
