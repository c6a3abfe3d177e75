import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { formatMoment } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { type HistoryRecord, historyKinds } from '../../operator/client/account-history.ts'
import { RecordsActions } from '../../ui/RecordsActions.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { HistoryDays } from './HistoryDays.tsx'
import { HistoryTools } from './HistoryTools.tsx'
import type { HistoryWords } from './history.microcopy.ts'
import { allKinds, csvOfHistory, type Filter, monthNamesOf, recordsOf } from './history.ts'

interface Props {
  records: readonly HistoryRecord[]
  hasMore: boolean
  words: HistoryWords
  language: Language
  onReceipt: (receiptReference: string) => void
  /** The way to older lines, or that there are none: under the last one. */
  more: ReactNode
  /** The way to what was spent by kind. */
  report: ReactNode
}

/** The lines that are there, by month and day, as the person filters them; what is downloaded is what is shown. */
export function HistoryLines({ records, hasMore, words, language, onReceipt, more, report }: Props) {
  const [filter, setFilter] = useState<Filter>({ kind: allKinds, month: '', text: '' })
  const months = useMemo(() => monthNamesOf(records, language), [records, language])
  const download = () => {
    const header = [
      words['history.columnDate'],
      words['history.columnDescription'],
      words['history.columnAmount'],
      words['history.columnBalance'],
    ] as const
    const text = csvOfHistory(recordsOf(records, filter), header, (at) => formatMoment(at, 'lt'))
    saveFile(`${words['history.fileName']}.csv`, 'text/csv;charset=utf-8', text)
  }
  return (
    <>
      <HistoryTools
        filter={filter}
        kinds={historyKinds.filter((kind) => records.some((record) => record.kind === kind))}
        months={months}
        words={words}
        onFilter={setFilter}
      />
      <HistoryDays
        records={records}
        filter={useDeferredValue(filter)}
        hasMore={hasMore}
        words={words}
        language={language}
        onReceipt={onReceipt}
      />
      {more}
      <RecordsActions
        download={words['history.download']}
        print={words['history.print']}
        onDownload={download}
      >
        {report}
      </RecordsActions>
    </>
  )
}
