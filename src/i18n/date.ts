import { type Language, perLanguage } from './language.ts'

const timeZone = 'Europe/Vilnius'

const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone, ...options }))

const day = format({ dateStyle: 'long' })
const moment = format({ dateStyle: 'short', timeStyle: 'short' })
const month = format({ year: 'numeric', month: 'long' })
const dayOfMonth = format({ month: 'long', day: 'numeric' })
const time = format({ timeStyle: 'short' })
const calendarDay = format({ year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of an instant (UTC milliseconds) in Vilnius, in words: `2026 m. sausio 15 d.` */
export const formatDay = (at: number, language: Language): string => day(language).format(at)

/** Day and time of an instant (UTC milliseconds) in Vilnius, short: `2026-01-15 10:30`. */
export const formatMoment = (at: number, language: Language): string => moment(language).format(at)

/** The month of an instant (UTC milliseconds) in Vilnius: `2026 m. sausis`. */
export const formatMonth = (at: number, language: Language): string => month(language).format(at)

/** The day of an instant (UTC milliseconds) in Vilnius, where its year is known: `sausio 15 d.` */
export const formatDayOfMonth = (at: number, language: Language): string => dayOfMonth(language).format(at)

/** The time of day of an instant (UTC milliseconds) in Vilnius: `10:30`. */
export const formatTime = (at: number, language: Language): string => time(language).format(at)

/** The day of the calendar of an instant (UTC milliseconds) in Vilnius: `2026-01-15`. */
export const calendarDateOf = (at: number): string =>
  // Lithuanians write days as the calendar does: year, month, day.
  calendarDay('lt').format(at)

/** A day of the calendar (`2026-01-15`) in words: `2026 m. sausio 15 d.` */
export const formatCalendarDate = (date: string, language: Language): string =>
  // Noon in Greenwich is the same day in Vilnius.
  formatDay(Date.parse(`${date}T12:00:00Z`), language)
