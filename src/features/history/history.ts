import { calendarDateOf, formatMonth } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { csvOf } from '../../lib/csv.ts'
import { matches } from '../../lib/matching-words.ts'
import { type Cents, formatEuro, toCents } from '../../lib/money.ts'
import type { HistoryKind, HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import { formatEuroAmount } from '../../operator/contract/euro-amount.ts'

export const allKinds = 'ALL'

export interface Filter {
  kind: HistoryKind | typeof allKinds
  /** As the calendar writes it, `2026-01`; '' for all. */
  month: string
  /** Words that a line has, a sum as well. */
  text: string
}

/** The month of the calendar in Vilnius in which a record happened: `2026-01`. */
export const monthOf = ({ date }: HistoryRecord): string => calendarDateOf(date).slice(0, 7)

/** The records that a filter leaves. */
export const recordsOf = (
  records: readonly HistoryRecord[],
  { kind, month, text }: Filter,
): HistoryRecord[] =>
  records.filter(
    (record) =>
      (kind === allKinds || record.kind === kind) &&
      (month === '' || monthOf(record) === month) &&
      (text.trim() === '' || matches(wordsOf(record), withHyphens(text.trim()))),
  )

const wordsOf = ({ description, amount }: HistoryRecord): string =>
  withHyphens([sentenceOf(description), amount === null ? '' : formatMoved(amount)].join(' '))

/** A minus as a keyboard has it. */
const withHyphens = (text: string): string => text.replaceAll('\u2212', '-')

/** What moved on the balance, with its sign: `+10,00 EUR`, `−6,90 EUR`. */
export const formatMoved = (amount: Cents): string => `${amount > 0 ? '+' : ''}${formatEuro(amount)}`

export interface Day {
  /** As the calendar writes it: `2026-01-15`. */
  date: string
  records: HistoryRecord[]
  /** All that moved on it; undefined where nothing did. */
  moved: Cents | undefined
}

export interface Month {
  /** Month and year in words. */
  name: string
  days: Day[]
}

/** Whether a filter leaves every line of a day. */
export const keepsDaysWhole = ({ kind, text }: Filter): boolean => kind === allKinds && text.trim() === ''

/** Records by month and day in Vilnius, in the order in which they came. */
export function monthsOf(records: readonly HistoryRecord[], language: Language): Month[] {
  const months: Month[] = []
  /** Of the last month; a day is in it if it begins so. */
  let beginning = ''
  for (const record of records) {
    const date = calendarDateOf(record.date)
    const month = date.slice(0, 7) === beginning ? months.at(-1) : undefined
    const day = month?.days.at(-1)
    if (day?.date === date) addTo(day, record)
    else {
      const begun = addTo({ date, records: [], moved: undefined }, record)
      if (month) month.days.push(begun)
      else months.push({ name: formatMonth(record.date, language), days: [begun] })
    }
    beginning = date.slice(0, 7)
  }
  return months
}

/** Months that have lines, as the calendar and as people write them, in the order of the lines. */
export function monthNamesOf(
  records: readonly HistoryRecord[],
  language: Language,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const record of records) {
    const month = monthOf(record)
    if (!names.has(month)) names.set(month, formatMonth(record.date, language))
  }
  return names
}

/** The first days, whole, until they have `count` lines. */
export function firstDaysOf(months: readonly Month[], count: number): Month[] {
  const first: Month[] = []
  let lines = 0
  for (const { name, days } of months) {
    if (lines >= count) break
    const shown = days.filter(({ records }) => {
      const isShown = lines < count
      lines += records.length
      return isShown
    })
    first.push({ name, days: shown })
  }
  return first
}

function addTo(day: Day, record: HistoryRecord): Day {
  day.records.push(record)
  if (record.amount !== null) day.moved = toCents((day.moved ?? 0) + record.amount)
  return day
}

/** The records as a CSV file; `header` names its four columns, `formatDate` writes an instant. */
export const csvOfHistory = (
  records: readonly HistoryRecord[],
  header: readonly [string, string, string, string],
  formatDate: (at: number) => string,
): string =>
  csvOf([
    header,
    ...records.map(({ date, description, amount, balanceAfter }) => [
      formatDate(date),
      sentenceOf(description),
      amount === null ? '' : formatEuroAmount(amount),
      balanceAfter === null ? '' : formatEuroAmount(balanceAfter),
    ]),
  ])
