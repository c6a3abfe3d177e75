import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calendarDateOf,
  formatCalendarDate,
  formatDay,
  formatDayInWords,
  formatDayOfMonth,
  formatMoment,
  formatMomentInWords,
  formatMomentOfYear,
  formatMonth,
  formatTime,
} from './date.ts'
import { languages } from './language.ts'

const inWords = { formatDay, formatMoment, formatMomentOfYear, formatMonth, formatDayOfMonth, formatTime }

test.each(Object.entries(inWords))(
  '%s writes on one line, whatever the instant and the language',
  (_, format) => {
    const instant = fc.date({
      min: new Date(Date.UTC(2020)),
      max: new Date(Date.UTC(2040)),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, fc.constantFrom(...languages), (at, language) => {
        const text = format(at.getTime(), language)
        expect(text).toMatch(/^[^ ]+$/)
        // Chromium breaks after a dash between digits.
        expect(text).not.toMatch(/\d-\d/)
      }),
    )
  },
)

test('a day and a moment as each language has them, by the clocks of Vilnius', () => {
  const shown = languages.map((language) => [
    formatCalendarDate('2026-01-15', language),
    formatMoment(Date.UTC(2026, 0, 15, 22, 30), language),
  ])
  expect(shown.flat().map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))).toEqual([
    '2026 m. sausio 15 d.',
    '2026-01-16 00:30',
    '15 January 2026',
    '16 Jan 2026, 00:30',
    '15 января 2026 г.',
    '16.01.2026, 00:30',
  ])
})

/** By the clocks of Vilnius the new year has begun. */
const newYear = Date.UTC(2026, 11, 31, 22, 30)

test('a moment in words has its year only where that isn’t this one, by the clocks of Vilnius', () => {
  const plain = (now: number) =>
    languages.map((language) => formatMomentInWords(newYear, now, language).replaceAll('\u00a0', ' '))
  expect(plain(Date.UTC(2027, 5, 1))).toEqual(['sausio 1 d. 00:30', '1 January at 00:30', '1 января в 00:30'])
  expect(plain(Date.UTC(2026, 5, 1))).toEqual([
    '2027 m. sausio 1 d. 00:30',
    '1 January 2027 at 00:30',
    '1 января 2027 г. в 00:30',
  ])
})

test('a day has its year only if that is another one', () => {
  const plain = (now: number) =>
    languages.map((language) => formatDayInWords(newYear, now, language).replaceAll('\u00a0', ' '))
  expect(plain(Date.UTC(2027, 5, 1))).toEqual(['sausio 1 d.', '1 January', '1 января'])
  expect(plain(Date.UTC(2026, 5, 1))).toEqual(['2027 m. sausio 1 d.', '1 January 2027', '1 января 2027 г.'])
})

test('a day of the calendar is as dates are compared and sent', () => {
  expect(calendarDateOf(Date.UTC(2026, 0, 15, 22, 30))).toBe('2026-01-16')
})
