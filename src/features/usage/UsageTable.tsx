import type { Language } from '../../i18n/language.ts'
import { amountOn, type Measure, type Used } from '../daily-usage/usage-days.ts'
import type { UsageWords } from './usage.microcopy.ts'
import { dayAmountWords, measureKeys } from './usage-days-words.ts'
import { type Span, spans } from './usage-span.ts'

interface Props {
  span: Span
  used: readonly Used[]
  measure: Measure
  words: UsageWords
  language: Language
}

/** The same days or months in figures, the newest first. */
export function UsageTable({ span, used, measure, words, language }: Props) {
  const amount = (value: number) => dayAmountWords(value, measure, words, language)
  const { title, table, date, formatInTable } = spans[span]
  return (
    <details className="gain-table">
      <summary className="text-link">{words[table]}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of that name would be a landmark, as what it is in is. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard. */}
      <div className="gain-table-scroll" role="group" aria-label={words[title]} tabIndex={0}>
        <table>
          <caption className="sr-only">{words[title]}</caption>
          <thead>
            <tr>
              <th scope="col">{words[date]}</th>
              <th scope="col">{words[measure === 'data' ? 'gains.DATA_IN_LT' : measureKeys[measure]]}</th>
              {measure === 'data' && <th scope="col">{words['gains.DATA_ABROAD']}</th>}
            </tr>
          </thead>
          <tbody>
            {used.toReversed().map((one) => (
              <tr key={one.date}>
                <th scope="row">{formatInTable(one.date, language)}</th>
                <td>{amount(measure === 'data' ? one.dataInLtInMB : amountOn(one, measure))}</td>
                {measure === 'data' && <td>{amount(one.dataAbroadInMB)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
