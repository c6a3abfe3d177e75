import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comesAt } from './quiet-hours.ts'

const at = (time: string) => Date.parse(`2026-01-15T${time}Z`)
const night = { from: 22, until: 8 }

test.each([
  ['before them it comes at once', '19:59:00', '19:59:00'],
  ['in the evening it waits for the next morning', '20:00:00', '2026-01-16'],
  ['after midnight it waits for the same morning', '22:30:00', '2026-01-16'],
  ['when they are over it comes at once', '06:00:00', '06:00:00'],
])('%s', (_, due, comes) => {
  const expected = comes.includes(':') ? at(comes) : Date.parse(`${comes}T06:00:00Z`)
  expect(comesAt(at(due), night)).toBe(expected)
})

test('an alert waits for less than a day, and never comes in quiet hours', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  const year = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })
  fc.assert(
    fc.property(year, hour, hour, (due, from, until) => {
      fc.pre(from !== until)
      const comes = comesAt(due, { from, until })
      expect(comes).toBeGreaterThanOrEqual(due)
      // The hour that the clocks are put back is one more.
      expect(comes - due).toBeLessThanOrEqual(25 * 3_600_000)
      expect(comesAt(comes, { from, until })).toBe(comes)
    }),
  )
})
