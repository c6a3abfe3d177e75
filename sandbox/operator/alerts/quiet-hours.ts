import { TZDate } from '@date-fns/tz'
import { zone } from '../vilnius.ts'

/** Hours of the day in Vilnius, 0 to 23; over midnight where `from` is the later one. */
export interface QuietHours {
  from: number
  until: number
}

/** When an alert may come that is due at an instant: then, or when the quiet hours are over. UTC milliseconds. */
export function comesAt(due: number, quiet: QuietHours | null): number {
  if (!quiet) return due
  const { from, until } = quiet
  const local = new TZDate(due, zone)
  const hour = local.getHours()
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until
  if (!isQuiet) return due
  const day = local.getDate() + (hour >= until ? 1 : 0)
  return new TZDate(local.getFullYear(), local.getMonth(), day, until, zone).getTime()
}
