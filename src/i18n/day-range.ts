import { formatCalendarDate } from './date.ts'
import { type Language, perLanguage } from './language.ts'

const longRange = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }),
)
const dayRange = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', day: 'numeric' }),
)

/** Two days of the calendar, `2026-11-01`, and those between: `2026 m. lapkričio 1–29 d.` Intl writes a Lithuanian range without “m.” and “d.” */
export function formatDayRange(from: string, to: string, language: Language): string {
  const year = from.slice(0, 4)
  if (year !== to.slice(0, 4) || from === to)
    return [...new Set([from, to])].map((day) => formatCalendarDate(day, language)).join(' – ')
  const [first, last] = [new Date(from), new Date(to)]
  return language === 'lt'
    ? `${year} m. ${dayRange(language).formatRange(first, last)} d.`
    : longRange(language).formatRange(first, last)
}
