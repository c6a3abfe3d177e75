import { TZDate } from '@date-fns/tz'
import type { FieldValue } from './entry-reader.ts'
import type { Kind } from './fields.ts'
import { describe, readable, unreadable } from './reading.ts'

const pattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/
const zone = 'Europe/Vilnius'

/** A moment as an editor wrote it; one without a time zone is Vilnius time. In ISO form, UTC. */
function toInstant(written: string): string | undefined {
  const [, time, , , offset] = pattern.exec(written) ?? []
  if (!pattern.test(written) || Number.isNaN(Date.parse(written))) return undefined
  const moment = offset ? new Date(written) : new TZDate(time ? written : `${written}T00:00`, zone)
  return new Date(moment.getTime()).toISOString()
}

/** A moment, in ISO form, UTC. */
export const instant: Kind<string> = {
  translated: false,
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
