/** From this day of the month on, a shorter month has it on its last day. */
export const firstMissingDay = 29

/**
 * The first day of the calendar after another (both as `2026-01-31`) that is this day of the month, 1 to 31; a month
 * that is shorter has it on its last day.
 */
export function nextDayOfMonth(after: string, dayOfMonth: number): string {
  const [year = 0, month = 1] = after.split('-').map(Number)
  const inThisMonth = dayIn(year, month - 1, dayOfMonth)
  return inThisMonth > after ? inThisMonth : dayIn(year, month, dayOfMonth)
}

/** `month` counts from 0, and 12 is the next year's first. The calendar is the same in every zone. */
function dayIn(year: number, month: number, dayOfMonth: number): string {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10)
}
