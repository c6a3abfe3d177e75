import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { calendarDateOf } from '../../src/i18n/date.ts'
import { onNextDayOfMonth, startOfDay, vilniusDate } from './vilnius.ts'

describe('an auto top-up’s day', () => {
  test.each([
    ['2026-01-15T10:00:00Z', 31, '2026-01-31T07:00:00.000Z'],
    ['2026-02-01T10:00:00Z', 31, '2026-02-28T07:00:00.000Z'],
    ['2026-02-01T10:00:00Z', 29, '2026-02-28T07:00:00.000Z'],
    ['2028-02-01T10:00:00Z', 30, '2028-02-29T07:00:00.000Z'],
    ['2026-04-10T10:00:00Z', 31, '2026-04-30T06:00:00.000Z'],
    ['2026-01-31T07:00:00Z', 31, '2026-02-28T07:00:00.000Z'],
    ['2026-12-31T20:30:00Z', 1, '2027-01-01T07:00:00.000Z'],
    ['2026-12-31T23:30:00Z', 1, '2027-02-01T07:00:00.000Z'],
    ['2026-01-15T05:00:00Z', 15, '2026-02-15T07:00:00.000Z'],
  ])('after %s on day %i is %s', (after, dayOfMonth, next) => {
    expect(new Date(onNextDayOfMonth(Date.parse(after), dayOfMonth, 9)).toISOString()).toBe(next)
  })
})

test('a day begins in Vilnius, in winter and in summer', () => {
  expect(new Date(startOfDay('2026-01-15')).toISOString()).toBe('2026-01-14T22:00:00.000Z')
  expect(new Date(startOfDay('2026-07-15')).toISOString()).toBe('2026-07-14T21:00:00.000Z')
  expect(vilniusDate(Date.UTC(2026, 6, 14, 21))).toBe('2026-07-15')
})

const zone = 'Europe/Vilnius'
const hour = 60 * 60 * 1000
/** Ten years of instants, and all around both changes of the clock of each. */
const changes = Array.from({ length: 10 }, (_, index) => {
  const newYear = Temporal.PlainDate.from({ year: 2026 + index, month: 1, day: 1 }).toZonedDateTime(zone)
  const spring = newYear.getTimeZoneTransition('next')
  const autumn = spring?.getTimeZoneTransition('next')
  return [spring, autumn].flatMap((change) => change?.epochMilliseconds ?? [])
}).flat()
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2036, 0, 1) }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * hour, max: 30 * hour }))
    .map(([at, by]) => at + by),
)

test('the day in Vilnius, and nine o’clock on the next day of the month, are Temporal’s through both clock changes', () => {
  expect(changes).toHaveLength(20)
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 31 }), (at, dayOfMonth) => {
      const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate()
      expect(vilniusDate(at)).toBe(today.toString())
      expect(calendarDateOf(at)).toBe(today.toString())
      const inMonth = (months: number) => today.with({ day: 1 }).add({ months }).with({ day: dayOfMonth })
      const next = [inMonth(0), inMonth(1)].find((day) => Temporal.PlainDate.compare(day, today) > 0)
      expect(onNextDayOfMonth(at, dayOfMonth, 9)).toBe(
        next?.toZonedDateTime({ timeZone: zone, plainTime: '09:00' }).epochMilliseconds,
      )
    }),
    { numRuns: 3_000 },
  )
})
