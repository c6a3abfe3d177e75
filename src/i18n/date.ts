import { keepTogether } from '../lib/keep-together.ts'
import { type Language, perLanguage } from './language.ts'

const timeZone = 'Europe/Vilnius'

/** As it is compared, and as a field of a form takes it. */
function plain(options: Intl.DateTimeFormatOptions) {
  const formats = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone, ...options }))
  return (at: number, language: Language): string => formats(language).format(at)
}

/** A day doesn't break within: what it writes is on one line. */
function format(options: Intl.DateTimeFormatOptions) {
  const written = plain(options)
  return (at: number, language: Language): string => keepTogether(written(at, language))
}

/** The day of an instant (UTC milliseconds) in Vilnius, in words: `2026 m. sausio 15 d.` */
export const formatDay = format({ dateStyle: 'long' })

const shortMoment = format({ dateStyle: 'short', timeStyle: 'short' })
const mediumMoment = format({ dateStyle: 'medium', timeStyle: 'short' })

/**
 * Day and time of an instant (UTC milliseconds) in Vilnius, short: `2026-01-15 10:30`. In English the month is a word,
 * `15 Jan 2026, 10:30`: its readers come from both sides of the Atlantic, and 01/11 is two days.
 */
export const formatMoment = (at: number, language: Language): string =>
  language === 'en' ? mediumMoment(at, language) : shortMoment(at, language)

/** Day and time of an instant (UTC milliseconds) in Vilnius, where its year is known: `sausio 15 d. 10:30`. */
export const formatMomentOfYear = format({
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const longMoment = format({ dateStyle: 'long', timeStyle: 'short' })

/** Day and time of an instant (UTC milliseconds) in Vilnius, in words; with its year only if that isn't the year of `now`. */
export const formatMomentInWords = (at: number, now: number, language: Language): string =>
  isYearOf(now, at) ? formatMomentOfYear(at, language) : longMoment(at, language)

const isYearOf = (now: number, at: number): boolean =>
  calendarDateOf(at).slice(0, 4) === calendarDateOf(now).slice(0, 4)

/** The month of an instant (UTC milliseconds) in Vilnius: `2026 m. sausis`. */
export const formatMonth = format({ year: 'numeric', month: 'long' })

/** The day of an instant (UTC milliseconds) in Vilnius, where its year is known: `sausio 15 d.` */
export const formatDayOfMonth = format({ month: 'long', day: 'numeric' })

/** The day of an instant (UTC milliseconds) in Vilnius, in words; with its year only if that isn't the year of `now`. */
export const formatDayInWords = (at: number, now: number, language: Language): string =>
  isYearOf(now, at) ? formatDayOfMonth(at, language) : formatDay(at, language)

/** The same where there is little room: `01-15`, in English `15 Jan`. */
const formatShortDay = format({ month: 'short', day: 'numeric' })

/** The time of day of an instant (UTC milliseconds) in Vilnius: `10:30`. */
export const formatTime = format({ timeStyle: 'short' })

const calendarDay = plain({ year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of the calendar of an instant (UTC milliseconds) in Vilnius: `2026-01-15`. */
export const calendarDateOf = (at: number): string =>
  // Lithuanians write days as the calendar does: year, month, day.
  calendarDay(at, 'lt')

/** Noon in Greenwich, in UTC milliseconds, is the same day in Vilnius. */
const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`)

/** A day of the calendar (`2026-01-15`) in words: `2026 m. sausio 15 d.` */
export const formatCalendarDate = (date: string, language: Language): string =>
  formatDay(noonOf(date), language)

/** A day of the calendar (`2026-01-15`) in words, where its year is known: `sausio 15 d.` */
export const formatCalendarDayOfMonth = (date: string, language: Language): string =>
  formatDayOfMonth(noonOf(date), language)

/** The month of a day of the calendar (`2026-01-15`): `2026 m. sausis`. */
export const formatCalendarMonth = (date: string, language: Language): string =>
  formatMonth(noonOf(date), language)

/** A day of the calendar (`2026-01-15`) where there is little room: `01-15`. */
export const formatShortCalendarDay = (date: string, language: Language): string =>
  formatShortDay(noonOf(date), language)
