import { formatMonth } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { csvOf } from '../../lib/csv.ts'
import type { HistoryKind, HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'

export const allKinds = 'ALL'
export type Filter = HistoryKind | typeof allKinds

/** The records of one kind, or all. */
export const recordsOf = (records: readonly HistoryRecord[], filter: Filter): HistoryRecord[] =>
  records.filter(({ kind }) => filter === allKinds || kind === filter)

export interface Month {
  /** Month and year in words. */
  name: string
  records: HistoryRecord[]
}

/** Records by the month in Vilnius in which they happened, in the order in which they came. */
export function monthsOf(records: readonly HistoryRecord[], language: Language): Month[] {
  const months: Month[] = []
  for (const record of records) {
    const name = formatMonth(record.date, language)
    const last = months.at(-1)
    if (last?.name === name) last.records.push(record)
    else months.push({ name, records: [record] })
  }
  return months
}

/** The records as a CSV file; `header` names its two columns, `formatDate` writes an instant. */
export const csvOfHistory = (
  records: readonly HistoryRecord[],
  header: readonly [string, string],
  formatDate: (at: number) => string,
): string =>
  csvOf([header, ...records.map(({ date, description }) => [formatDate(date), sentenceOf(description)])])
