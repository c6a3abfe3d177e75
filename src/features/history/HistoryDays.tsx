import { memo, useMemo } from 'react'
import { calendarDateOf, formatMoment, formatTime } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatNearDay } from '../../i18n/near-day.ts'
import { formatEuro } from '../../lib/money.ts'
import type { HistoryKind, HistoryRecord } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useInPortions } from '../../ui/use-in-portions.ts'
import type { HistoryWords } from './history.microcopy.ts'
import {
  type Day,
  type Filter,
  firstDaysOf,
  formatMoved,
  keepsDaysWhole,
  monthsOf,
  recordsOf,
} from './history.ts'

interface Props {
  records: readonly HistoryRecord[]
  filter: Filter
  /** There may be older ones, of the oldest day too. */
  hasMore: boolean
  words: HistoryWords
  language: Language
  onReceipt: (receiptReference: string) => void
}

const icons: Record<HistoryKind, IconName> = {
  TOP_UPS: 'top-up',
  PLANS: 'sim',
  USAGE: 'minutes',
  // No check: what was changed may as well have been turned off.
  SETTINGS: 'settings',
  OTHER: 'info',
}

const serviceIcons: Record<NonNullable<HistoryRecord['service']>, IconName> = {
  CALLS: 'minutes',
  MESSAGES: 'message',
  DATA: 'data',
  unknown: 'info',
}

const iconOf = ({ kind, service }: HistoryRecord): IconName =>
  service === null ? icons[kind] : serviceIcons[service]

/** A phone number, whole or masked, stays on one line. */
const withWholeNumbers = (sentence: string) => sentence.replace(/(?<=[\d*]) (?=[\d*])/g, '\u00a0')

/** What was used, and with whom or how much: of a call, a message or data the words before the first figure are its name. */
// Why: docs/decisions/0147-a-line-begins-with-its-name-and-sum.md
function partsOf({ service, description }: HistoryRecord): readonly [name: string, rest: string] {
  const sentence = withWholeNumbers(sentenceOf(description))
  const figure = service === null ? -1 : sentence.search(/ [+\d]/)
  return figure < 1 ? [sentence, ''] : [sentence.slice(0, figure), sentence.slice(figure)]
}

/**
 * They come a frame after the filter, the newest first and the others while the browser rests: it answers a finger at once, however
 * many lines there are. Why: docs/decisions/0126-history-comes-in-portions.md
 */
export const HistoryDays = memo(function HistoryDays({
  records,
  filter,
  hasMore,
  words,
  language,
  onReceipt,
}: Props) {
  const shown = useMemo(() => recordsOf(records, filter), [records, filter])
  const months = useMemo(() => monthsOf(shown, language), [shown, language])
  const count = useInPortions(shown.length, filter)
  const last = records.at(-1)
  const oldest = last && calendarDateOf(last.date)
  const today = calendarDateOf(Date.now())
  return (
    <>
      <p aria-live="polite">{shown.length === 0 && words['history.noneOfKind']}</p>
      {firstDaysOf(months, count).map((month) => (
        <section key={month.name} className="record-month" aria-label={month.name}>
          <h2 className="text-h3">{month.name}</h2>
          {month.days.map((day) => (
            <HistoryDay
              key={day.date}
              day={day}
              today={today}
              isWhole={keepsDaysWhole(filter) && !(hasMore && day.date === oldest)}
              words={words}
              language={language}
              onReceipt={onReceipt}
            />
          ))}
        </section>
      ))}
    </>
  )
})

interface DayProps extends Pick<Props, 'words' | 'language' | 'onReceipt'> {
  day: Day
  /** As the calendar writes it. */
  today: string
  /** All of its lines are there. */
  isWhole: boolean
}

/** A day's lines, under what moved on it in all where that is known and more than one line says; drawn once, however many follow. */
const HistoryDay = memo(function HistoryDay({ day, today, isWhole, words, language, onReceipt }: DayProps) {
  const { date, records, moved } = day
  return (
    <div className="record-day">
      <h3>
        {formatNearDay(date, today, language)}{' '}
        {isWhole && moved !== undefined && records.length > 1 && (
          <span className="record-sum">
            <span className="sr-only">{words['history.daySum']} </span>
            {formatMoved(moved)}
          </span>
        )}
      </h3>
      <ul className="record-list">
        {records.map((record) => (
          <HistoryLine
            key={record.id}
            record={record}
            words={words}
            language={language}
            onReceipt={onReceipt}
          />
        ))}
      </ul>
    </div>
  )
})

/** What happened, when, what it moved and what was on the balance then. */
function HistoryLine({
  record,
  words,
  language,
  onReceipt,
}: Pick<Props, 'words' | 'language' | 'onReceipt'> & { record: HistoryRecord }) {
  const { kind, date, amount, balanceAfter, receiptReference } = record
  const [name, rest] = partsOf(record)
  return (
    <li>
      <span className={`record-icon record-${kind}`}>
        <Icon name={iconOf(record)} size="sm" />
      </span>
      <span className="record-line">
        <strong>{name}</strong>
        {amount !== null && (
          <span className={amount > 0 ? 'record-amount record-gain' : 'record-amount'}>
            {formatMoved(amount)}
          </span>
        )}
      </span>
      <span className="record-line">
        <span className="record-about">
          {rest && <span>{rest}</span>}{' '}
          <time dateTime={new Date(date).toISOString()}>{formatTime(date, language)}</time>{' '}
          {receiptReference !== null && (
            <button
              className="text-link"
              type="button"
              aria-label={`${words['history.receipt']}, ${formatMoment(date, language)}`}
              onClick={() => onReceipt(receiptReference)}
            >
              {words['history.receipt']}
            </button>
          )}
        </span>
        {amount !== null && balanceAfter !== null && (
          <span className="record-balance">
            {fill(words['history.balanceAfter'], { sum: formatEuro(balanceAfter) })}
          </span>
        )}
      </span>
    </li>
  )
}
