import { type Language, locales } from './language.ts'

const timeZone = 'Europe/Vilnius'

/** The day of an instant (UTC milliseconds) in Vilnius, in words: `2026 m. sausio 15 d.` */
export const formatDay = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long' }).format(at)

/** Day and time of an instant (UTC milliseconds) in Vilnius, short: `2026-01-15 10:30`. */
export const formatMoment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)

/** The month of an instant (UTC milliseconds) in Vilnius: `2026 m. sausis`. */
export const formatMonth = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, year: 'numeric', month: 'long' }).format(at)

/** The time of day of an instant (UTC milliseconds) in Vilnius: `10:30`. */
export const formatTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, timeStyle: 'short' }).format(at)

/** The day of the calendar of an instant (UTC milliseconds) in Vilnius: `2026-01-15`. */
export const calendarDateOf = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** A day of the calendar (`2026-01-15`) in words: `2026 m. sausio 15 d.` */
export const formatCalendarDate = (date: string, language: Language): string =>
  // Noon in Greenwich is the same day in Vilnius.
  formatDay(Date.parse(`${date}T12:00:00Z`), language)
