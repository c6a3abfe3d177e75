import { describe, expect, test } from 'vitest'
import { nextDayOfMonth, startOfDay, vilniusDate } from './vilnius.ts'

describe('an auto top-up’s day', () => {
  test.each([
    ['2026-01-15T10:00:00Z', 31, '2026-01-31T07:00:00.000Z'],
    ['2026-02-01T10:00:00Z', 31, '2026-02-28T07:00:00.000Z'],
    ['2026-02-01T10:00:00Z', 29, '2026-02-28T07:00:00.000Z'],
    ['2028-02-01T10:00:00Z', 30, '2028-02-29T07:00:00.000Z'],
    ['2026-04-10T10:00:00Z', 31, '2026-04-30T06:00:00.000Z'],
    ['2026-01-31T07:00:00Z', 31, '2026-02-28T07:00:00.000Z'],
    ['2026-12-31T23:30:00Z', 1, '2027-01-01T07:00:00.000Z'],
  ])('after %s on day %i is %s', (after, dayOfMonth, next) => {
    expect(new Date(nextDayOfMonth(Date.parse(after), dayOfMonth, 9)).toISOString()).toBe(next)
  })
})

test('a day begins in Vilnius, in winter and in summer', () => {
  expect(new Date(startOfDay('2026-01-15')).toISOString()).toBe('2026-01-14T22:00:00.000Z')
  expect(new Date(startOfDay('2026-07-15')).toISOString()).toBe('2026-07-14T21:00:00.000Z')
  expect(vilniusDate(Date.UTC(2026, 6, 14, 21))).toBe('2026-07-15')
})
