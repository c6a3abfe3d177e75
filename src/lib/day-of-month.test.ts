import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { nextDayOfMonth } from './day-of-month.ts'

/** As the calendar itself would say it: day after day until one is it. */
function oracle(after: Temporal.PlainDate, dayOfMonth: number): string {
  let day = after.add({ days: 1 })
  while (day.day !== Math.min(dayOfMonth, day.daysInMonth)) day = day.add({ days: 1 })
  return day.toString()
}

test('on every day of ten years the next 1st to 31st is the calendar’s', () => {
  const end = Temporal.PlainDate.from('2036-01-01')
  for (
    let day = Temporal.PlainDate.from('2026-01-01');
    Temporal.PlainDate.compare(day, end) < 0;
    day = day.add({ days: 1 })
  ) {
    const written = day.toString()
    for (const dayOfMonth of [1, 2, 14, 15, 27, 28, 29, 30, 31])
      if (nextDayOfMonth(written, dayOfMonth) !== oracle(day, dayOfMonth))
        expect(`after ${written}: ${nextDayOfMonth(written, dayOfMonth)}`).toBe(oracle(day, dayOfMonth))
  }
})

describe.each(Array.from({ length: 31 }, (_, index) => index + 1))('the %i of a month', (dayOfMonth) => {
  test('comes once in each of 120 months, whichever day it is asked after', () => {
    let month = Temporal.PlainYearMonth.from('2026-01')
    let day = nextDayOfMonth('2025-12-31', dayOfMonth)
    for (let count = 0; count < 120; count++) {
      expect(day).toBe(month.toPlainDate({ day: dayOfMonth }).toString())
      day = nextDayOfMonth(day, dayOfMonth)
      month = month.add({ months: 1 })
    }
  })
})
