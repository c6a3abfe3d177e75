import { memo } from 'react'
import { formatCalendarDayOfMonth, formatTime } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import type { HistoryKind, HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { HistoryWords } from './history.microcopy.ts'
import { type Day, type Filter, formatMoved, monthsOf, recordsOf } from './history.ts'

interface Props {
  records: readonly HistoryRecord[]
  filter: Filter
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
export const HistoryDays = memo(function HistoryDays({ records, filter, words, language }: Props) {
  const shown = recordsOf(records, filter)
  return (
    <>
      <p aria-live="polite">{shown.length === 0 && words['history.noneOfKind']}</p>
      {monthsOf(shown, language).map((month) => (
        <section key={month.name} className="record-month" aria-label={month.name}>
          <h2 className="text-h3">{month.name}</h2>
          {month.days.map((day) => (
            <HistoryDay key={day.date} day={day} words={words} language={language} />
          ))}
        </section>
      ))}
    </>
  )
})

/** A day's lines, under what moved on it in all where that is more than one line says. */
function HistoryDay({ day, words, language }: { day: Day; words: HistoryWords; language: Language }) {
  const { date, records, moved } = day
  return (
    <div className="record-day">
      <h3>
        {formatCalendarDayOfMonth(date, language)}{' '}
        {moved !== undefined && records.length > 1 && (
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
