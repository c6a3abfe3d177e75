import { useId } from 'react'
import { formatMoment } from '../../i18n/date.ts'
import { formatDayRange } from '../../i18n/day-range.ts'
import type { Language } from '../../i18n/language.ts'
import { formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import type { ServiceReport } from '../../operator/client/service-report.ts'
import { RecordsActions } from '../../ui/RecordsActions.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ReportKind } from './ReportKind.tsx'
import { ReportShares } from './ReportShares.tsx'
import type { ServiceReportWords } from './service-report.microcopy.ts'
import { csvOfReport } from './service-report.ts'

interface Props {
  report: ServiceReport
  words: ServiceReportWords
  language: Language
}

/** The total and what it was spent on, beside the lines by kind. */
export function ReportLines({ report, words, language }: Props) {
  const { from, to, phoneNumber, groups, eurTotal } = report
  const titleId = useId()
  const download = () => {
    const header = [
      words['report.date'],
      words['report.kind'],
      words['report.what'],
      words['report.quantity'],
      words['report.cost'],
    ]
    const text = csvOfReport(
      report,
      header,
      (kind) => words[`report.${kind}`],
      (at) => formatMoment(at, 'lt'),
    )
    saveFile(`${words['report.fileName']}-${from}-${to}.csv`, 'text/csv;charset=utf-8', text)
  }
  const shown = groups.filter(({ lines }) => lines.length > 0)
  return (
    <section className="report" aria-labelledby={titleId}>
      <div className="report-total grid gap-gap p-[clamp(20px,4vw,32px)] rounded-panel bg-fresh">
        <p>
          {formatPhoneNumber(phoneNumber)}
          <br />
          {formatDayRange(from, to, language)}
        </p>
        <h2 id={titleId}>
          <span>{words['report.total']}</span> {formatEuro(eurTotal)}
        </h2>
        <ReportShares groups={shown} />
      </div>
      {/* A statement's lines are read across: they are never wider than that. */}
      <div className="grid gap-[12px] max-w-[42rem]">
        {shown.map((group, index) => (
          // The same kind may come twice: an unknown one is "other".
          <ReportKind
            key={`${group.kind} ${String(index)}`}
            group={group}
            isAlone={shown.length === 1}
            words={words}
            language={language}
          />
        ))}
        <RecordsActions
          download={words['report.download']}
          print={words['report.print']}
          onDownload={download}
        />
      </div>
    </section>
  )
}
