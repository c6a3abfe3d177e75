import { useId } from 'react'
import { formatDay, formatMoment, formatMomentOfYear } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { formatAmount, formatEuro } from '../../lib/money.ts'
import { formatPhoneNumber } from '../../lib/phone-number.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import type { ServiceReport } from '../../operator/client/service-report.ts'
import { RecordsActions } from '../../ui/RecordsActions.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { ServiceReportWords } from './service-report.microcopy.ts'
import { csvOfReport } from './service-report.ts'

interface Props {
  report: ServiceReport
  words: ServiceReportWords
  language: Language
}

const dayOf = (day: string, language: Language) => formatDay(Date.parse(`${day}T12:00:00Z`), language)

/** Lines by kind, each kind with its total. */
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
  return (
    <section className="grid gap-gap" aria-labelledby={titleId}>
      <div className="report-total">
        <p>
          {formatPhoneNumber(phoneNumber)}
          <br />
          {dayOf(from, language)} – {dayOf(to, language)}
        </p>
        <h2 id={titleId}>
          <span>{words['report.total']}</span> {formatEuro(eurTotal)}
        </h2>
      </div>
      <RecordsActions
        download={words['report.download']}
        print={words['report.print']}
        onDownload={download}
      />
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ kind, lines, eurTotal: total }, index) => (
          // The same kind may come twice: an unknown one is "other".
          <div key={`${kind} ${String(index)}`} className="report-kind">
            <table className="report-table">
              <caption>
                <span>{words[`report.${kind}`]}</span>
                <span>{formatEuro(total)}</span>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{words['report.date']}</th>
                  <th scope="col">{words['report.what']}</th>
                  <th scope="col">{words['report.quantity']}</th>
                  <th scope="col">{words['report.cost']}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ date, description, quantity, units, cost }, line) => (
                  <tr key={`${String(date)} ${String(line)}`}>
                    <td>{formatMomentOfYear(date, language)}</td>
                    <td>{sentenceOf(description)}</td>
                    <td>
                      {quantity !== null &&
                        fill(units && units !== 'unknown' ? words[`report.in${units}`] : '{count}', {
                          count: String(quantity).replace('.', ','),
                        })}
                    </td>
                    <td>{formatAmount(cost)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
    </section>
  )
}
