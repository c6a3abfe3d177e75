import { formatMomentOfYear } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import { type Cents, formatEuro } from '../../lib/money.ts'
import { sentenceOf } from '../../operator/client/history-description.ts'
import type { ServiceReportGroup } from '../../operator/client/service-report.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ServiceReportWords } from './service-report.microcopy.ts'

interface Props {
  group: ServiceReportGroup
  /** No other kind has lines: there is nothing to choose from. */
  isAlone: boolean
  words: ServiceReportWords
  language: Language
}

/** A kind with its total, and its lines behind it. */
export function ReportKind({ group: { kind, lines, eurTotal }, isAlone, words, language }: Props) {
  // What was paid in isn't part of what was spent: it has the sign and the colour that it has in the history.
  const isPaidIn = kind === 'TOP_UPS'
  const sum = (cents: Cents) => `${isPaidIn && cents > 0 ? '+' : ''}${formatEuro(cents)}`
  return (
    <details
      className={`report-kind rounded-card bg-surface figures ${isPaidIn ? 'report-paid-in' : ''}`}
      open={isAlone}
    >
      <summary>
        <span
          className={`report-key flex-none w-[14px] h-[14px] rounded-[5px] [background:var(--of-kind,var(--outline))] report-${kind}`}
        />
        <span>{words[`report.${kind}`]}</span>
        <span>{sum(eurTotal)}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <table aria-label={words[`report.${kind}`]}>
        <thead className="sr-only">
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
              <td>{sum(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
