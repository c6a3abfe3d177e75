import { memo } from 'react'
import { calendarDateOf, formatCalendarDayOfMonth, formatTime } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import type { HistoryKind, HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { HistoryWords } from './history.microcopy.ts'
import { type Day, type Filter, formatMoved, keepsDaysWhole, monthsOf, recordsOf } from './history.ts'

interface Props {
  records: readonly HistoryRecord[]
  filter: Filter
  /** There may be older ones, of the oldest day too. */
  hasMore: boolean
  words: HistoryWords
  language: Language
}

const icons: Record<HistoryKind, IconName> = {
  TOP_UPS: 'top-up',
  PLANS: 'sim',
  USAGE: 'minutes',
  SETTINGS: 'check',
  OTHER: 'info',
}

/** A phone number, whole or masked, stays on one line. */
const withWholeNumbers = (sentence: string) => sentence.replace(/(?<=[\d*]) (?=[\d*])/g, '\u00a0')

/** They come a frame after the filter: it answers a finger at once, however many lines there are. */
export const HistoryDays = memo(function HistoryDays({ records, filter, hasMore, words, language }: Props) {
  const shown = recordsOf(records, filter)
  const last = records.at(-1)
  const oldest = last && calendarDateOf(last.date)
  return (
    <>
      <p aria-live="polite">{shown.length === 0 && words['history.noneOfKind']}</p>
      {monthsOf(shown, language).map((month) => (
        <section key={month.name} className="record-month" aria-label={month.name}>
          <h2 className="text-h3">{month.name}</h2>
          {month.days.map((day) => (
            <HistoryDay
              key={day.date}
              day={day}
              isWhole={keepsDaysWhole(filter) && !(hasMore && day.date === oldest)}
              words={words}
              language={language}
            />
          ))}
        </section>
      ))}
    </>
  )
})

interface DayProps extends Pick<Props, 'words' | 'language'> {
  day: Day
  /** All of its lines are there. */
  isWhole: boolean
}

/** A day's lines, under what moved on it in all where that is known and more than one line says. */
function HistoryDay({ day, isWhole, words, language }: DayProps) {
  const { date, records, moved } = day
  return (
    <div className="record-day">
      <h3>
        {formatCalendarDayOfMonth(date, language)}{' '}
        {isWhole && moved !== undefined && records.length > 1 && (
          <span className="record-sum">
            <span className="sr-only">{words['history.daySum']} </span>
            {formatMoved(moved)}
          </span>
        )}
      </h3>
      <ul className="record-list">
        {records.map((record) => (
          <li key={record.id}>
            <span className={`record-icon record-${record.kind}`}>
              <Icon name={icons[record.kind]} size="sm" />
            </span>
            <span className="record-text">{withWholeNumbers(sentenceOf(record.description))}</span>
            <time dateTime={new Date(record.date).toISOString()}>{formatTime(record.date, language)}</time>
            {record.amount !== null && (
              <span className={record.amount > 0 ? 'record-amount record-gain' : 'record-amount'}>
                {formatMoved(record.amount)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
