import { csvOf } from '../../lib/csv.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import type { ServiceReport, ServiceReportGroup } from '../../operator/client/service-report.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'

/** Days of the calendar in Vilnius (`2026-01-31`), both included. */
export interface Period {
  from: string
  to: string
}

/** The operator reports on so many months at most. */
export const longestInMonths = 12

export type PeriodProblem = 'missing' | 'reversed' | 'future' | 'tooLong'

/** Why a period can't be reported on; undefined where it can. `today` is a day of the calendar in Vilnius. */
export function problemOf({ from, to }: Period, today: string): PeriodProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'reversed'
  if (to > today) return 'future'
  return to > monthsAfter(from, longestInMonths) ? 'tooLong' : undefined
}

/** The current month until today, and the eleven before it, newest first. `today` is a day in Vilnius. */
export function monthsUntil(today: string): Period[] {
  return Array.from({ length: longestInMonths }, (_, index) => {
    const from = monthsAfter(`${today.slice(0, 7)}-01`, -index)
    return { from, to: index === 0 ? today : dayBefore(monthsAfter(from, 1)) }
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

/** So many months on or back; a day that the month lacks is its last. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return text(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

const dayBefore = (day: string): string => text(Date.parse(day) - 24 * 60 * 60 * 1000)

const text = (at: number): string => new Date(at).toISOString().slice(0, 10)

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && text(Date.parse(value)) === value
