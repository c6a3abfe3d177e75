import * as v from 'valibot'

/** A day of the calendar in Vilnius, without a time: `2026-01-31`. */
export const CalendarDate = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((text) => {
    const time = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  }),
)
