import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondsUntil, watchTime } from './countdown.ts'

test('a countdown never shows less than nothing, ends exactly then, and only falls', () => {
  const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(instant, instant, fc.nat(100_000), (until, now, later) => {
      const seconds = secondsUntil(until, now)
      expect(seconds).toBeGreaterThanOrEqual(0)
      expect(seconds === 0).toBe(now >= until)
      expect(secondsUntil(until, now + later)).toBeLessThanOrEqual(seconds)
    }),
  )
})

test.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [60_000, 60],
])('%i milliseconds are %i seconds', (milliseconds, seconds) => {
  expect(secondsUntil(5000 + milliseconds, 5000)).toBe(seconds)
})

test('seconds are as a watch has them', () => {
  expect(watchTime(69)).toBe('1:09')
})
