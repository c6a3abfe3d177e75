import { csvOf } from '../../lib/csv.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import type { ServiceReport, ServiceReportGroup } from '../../operator/client/service-report.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'

/** Days of the calendar in Vilnius (`2026-01-31`), both included. */
export interface Period {
  from: string
  to: string
}

/** The operator reports on so many months at most, both days included. */
export const longestInMonths = 12

export type PeriodProblem = 'missing' | 'reversed' | 'future' | 'tooLong'

/** Why a period can't be reported on; undefined where it can. `today` is a day of the calendar in Vilnius. */
export function problemOf({ from, to }: Period, today: string): PeriodProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'reversed'
  if (to > today) return 'future'
  return to >= sameDayAfter(from, longestInMonths) ? 'tooLong' : undefined
}

/** The current month until today, and the eleven before it, newest first. `today` is a day in Vilnius. */
export function monthsUntil(today: string): Period[] {
  return Array.from({ length: longestInMonths }, (_, index) => {
    const from = firstDayAfter(today, -index)
    return { from, to: index === 0 ? today : dayBefore(firstDayAfter(from, 1)) }
  })
}

/** A period's lines of every kind as a CSV file; `header` names its five columns, the words its kinds. */
export const csvOfReport = (
  { groups }: ServiceReport,
  header: readonly string[],
  nameOf: (kind: ServiceReportGroup['kind']) => string,
  formatDate: (at: number) => string,
): string =>
  csvOf([
    header,
    ...groups.flatMap(({ kind, lines }) =>
      lines.map(({ date, description, quantity, units, cost }) => [
        formatDate(date),
        nameOf(kind),
        sentenceOf(description),
        quantity === null ? '' : `${String(quantity).replace('.', ',')}${units ? ` ${units}` : ''}`,
        formatEuroAmount(cost),
      ]),
    ),
  ])

/** The first day of the month so many months after the one of this day, or before it. */
function firstDayAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return text(Date.UTC(year, month - 1 + months, 1))
}

/** The same day so many months later; one that the month lacks is written all the same, and is after its last. */
const sameDayAfter = (day: string, months: number): string =>
  firstDayAfter(day, months).slice(0, 8) + day.slice(8)

const dayBefore = (day: string): string => text(Date.parse(day) - 24 * 60 * 60 * 1000)

const text = (at: number): string => new Date(at).toISOString().slice(0, 10)

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && text(Date.parse(value)) === value
