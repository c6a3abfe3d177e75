import { TZDate } from '@date-fns/tz'
import type { FieldValue } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { describe, readable, unreadable } from './reading.ts'

const pattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/
const zone = 'Europe/Vilnius'

/** A moment as an editor wrote it; one without a time zone is Vilnius time. In ISO form, UTC. */
function toInstant(written: string): string | undefined {
  const [, , , , offset] = pattern.exec(written) ?? []
  const utc = Date.parse(offset ? written : `${written.slice(0, 10)}T${written.slice(11) || '00:00'}Z`)
  if (!pattern.test(written) || Number.isNaN(utc)) return undefined
  return new Date(offset ? utc : onVilniusClocks(new Date(utc))).toISOString()
}

const hour = 60 * 60 * 1000

/** When clocks in Vilnius show what this moment shows in UTC, in UTC milliseconds: the first time where they do twice. */
function onVilniusClocks(shown: Date): number {
  const [year, month, date] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()]
  const [hours, minutes] = [shown.getUTCHours(), shown.getUTCMinutes()]
  const last = new TZDate(year, month, date, hours, minutes, shown.getUTCSeconds(), zone)
  const first = new TZDate(last.getTime() - hour, zone)
  return first.getHours() === last.getHours() ? first.getTime() : last.getTime()
}

/** A moment, in ISO form, UTC. */
export const instant: Kind<string> = {
  model: { type: 'Date', localized: false, validations: [] },
  read: ({ value }) => {
    const moment = typeof value === 'string' ? toInstant(value) : undefined
    return moment ? readable(moment) : unreadable(`is ${describe(value)}, not a date with a time`)
  },
}

/** The end of a window that begins with the moment in the field `start`. */
export const instantAfter = (start: string): Kind<string> => ({
  ...instant,
  read: (found: FieldValue) => {
    const reading = instant.read(found)
    const begin = found.entry.find(start)
    const from = begin && instant.read(begin)
    if (!reading.ok || !from?.ok || from.value < reading.value) return reading
    return unreadable(`is not after ${start}`)
  },
})
