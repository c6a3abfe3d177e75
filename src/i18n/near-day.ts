import { formatCalendarDayOfMonth } from './date.ts'
import { type Language, locales, perLanguage } from './language.ts'

const nearDays = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const dayInMilliseconds = 24 * 60 * 60 * 1000

/** A day of the calendar as a heading, with whether it is today or yesterday: `Vakar, lapkričio 28 d.` Both as the calendar writes them, `2026-11-28`. */
export function formatNearDay(date: string, today: string, language: Language): string {
  const name = formatCalendarDayOfMonth(date, language)
  const daysAgo = (Date.parse(today) - Date.parse(date)) / dayInMilliseconds
  const heading =
    daysAgo === 0 || daysAgo === 1 ? `${nearDays(language).format(-daysAgo, 'day')}, ${name}` : name
  return heading.charAt(0).toLocaleUpperCase(locales[language]) + heading.slice(1)
}
