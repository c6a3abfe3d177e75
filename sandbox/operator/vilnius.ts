import { TZDate } from '@date-fns/tz'

const zone = 'Europe/Vilnius'
const format = new Intl.DateTimeFormat('lt-LT', { dateStyle: 'short', timeZone: zone })

/** The day in Vilnius on which an instant falls: `2026-02-14`. */
export const vilniusDate = (milliseconds: number): string => format.format(milliseconds)

/**
 * The first instant after another, UTC milliseconds, at which it is so many o'clock in Vilnius on a day of the month;
 * a month that is shorter has it on its last day.
 */
export function nextDayOfMonth(after: number, dayOfMonth: number, hour: number): number {
  const start = new TZDate(after, zone)
  const inMonth = (month: number) => {
    const lastDay = new TZDate(start.getFullYear(), month + 1, 0, hour, zone).getDate()
    return new TZDate(start.getFullYear(), month, Math.min(dayOfMonth, lastDay), hour, zone).getTime()
  }
  const thisMonth = inMonth(start.getMonth())
  return thisMonth > after ? thisMonth : inMonth(start.getMonth() + 1)
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

/** When it is over: the beginning of the next one. */
export function endOfDay(day: string): number {
  const { year, month, date } = partsOf(day)
  return new TZDate(year, month, date + 1, zone).getTime()
}
