import { TZDate } from '@date-fns/tz'
import { nextDayOfMonth } from '../../src/lib/day-of-month.ts'

export const zone = 'Europe/Vilnius'
const format = new Intl.DateTimeFormat('lt-LT', { dateStyle: 'short', timeZone: zone })

/** The day in Vilnius on which an instant falls: `2026-02-14`. */
export const vilniusDate = (milliseconds: number): string => format.format(milliseconds)

/**
 * When it is so many o'clock in Vilnius on the next such day of the month after the day on which an instant falls
 * there; both UTC milliseconds.
 */
export function onNextDayOfMonth(after: number, dayOfMonth: number, hour: number): number {
  const { year, month, date } = partsOf(nextDayOfMonth(vilniusDate(after), dayOfMonth))
  return new TZDate(year, month, date, hour, zone).getTime()
}

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/** When a day of the calendar, `2026-02-14`, begins in Vilnius; UTC milliseconds. */
export function startOfDay(day: string): number {
  const { year, month, date } = partsOf(day)
  return new TZDate(year, month, date, zone).getTime()
}

/** When the month of an instant began in Vilnius; UTC milliseconds. */
export const startOfMonth = (milliseconds: number): number =>
  startOfDay(`${vilniusDate(milliseconds).slice(0, 7)}-01`)

/** When it is over: the beginning of the next one. */
export function endOfDay(day: string): number {
  const { year, month, date } = partsOf(day)
  return new TZDate(year, month, date + 1, zone).getTime()
}
