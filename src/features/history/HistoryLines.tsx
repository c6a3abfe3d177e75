import { memo, useDeferredValue, useId, useState } from 'react'
import { formatDayOfMonth, formatMoment, formatTime } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { type HistoryKind, type HistoryRecord, historyKinds } from '../../operator/client/account-history.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { HistoryWords } from './history.microcopy.ts'
import { allKinds, csvOfHistory, type Filter, monthsOf, recordsOf } from './history.ts'

interface Props {
  records: readonly HistoryRecord[]
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

/** The lines that are there, by month, of the kind that the person picks; what is downloaded is what is shown. */
export function HistoryLines({ records, words, language }: Props) {
  const [filter, setFilter] = useState<Filter>(allKinds)
  const groupName = useId()
  const kinds = historyKinds.filter((kind) => records.some((record) => record.kind === kind))
  const download = () => {
    const header = [words['history.columnDate'], words['history.columnDescription']] as const
    const text = csvOfHistory(recordsOf(records, filter), header, (at) => formatMoment(at, 'lt'))
    saveFile(`${words['history.fileName']}.csv`, 'text/csv;charset=utf-8', text)
  }
  return (
    <>
      <div className="records-tools">
        <fieldset className="pill-filter">
          <legend className="sr-only">{words['history.filter']}</legend>
          {([allKinds, ...kinds] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={groupName}
                checked={filter === kind}
                onChange={() => setFilter(kind)}
              />
              <span>{words[`history.${kind}`]}</span>
            </label>
          ))}
        </fieldset>
        <div className="records-actions">
          <Button type="outline" size="sm" onClick={download}>
            {words['history.download']}
          </Button>
          <Button type="outline" size="sm" onClick={() => print()}>
            {words['history.print']}
          </Button>
        </div>
      </div>
      <Months records={records} filter={useDeferredValue(filter)} words={words} language={language} />
    </>
  )
}

/** They come a frame after the filter: it answers a finger at once, however many lines there are. */
const Months = memo(function Months({ records, filter, words, language }: Props & { filter: Filter }) {
  const shown = recordsOf(records, filter)
  return (
    <>
      {shown.length === 0 && <p>{words['history.noneOfKind']}</p>}
      {monthsOf(shown, language).map((month) => (
        <section key={month.name} className="record-month" aria-label={month.name}>
          <h2 className="text-h3">{month.name}</h2>
          <ul className="record-list">
            {month.records.map((record) => (
              <li key={record.id}>
                <span className={`record-icon record-${record.kind}`}>
                  <Icon name={icons[record.kind]} size="sm" />
                </span>
                <span className="record-text">{withWholeNumbers(sentenceOf(record.description))}</span>
                <time dateTime={new Date(record.date).toISOString()}>
                  {formatDayOfMonth(record.date, language)}, {formatTime(record.date, language)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})
