import { formatShortCalendarDay } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { UsageWords } from './usage.microcopy.ts'
import { amountOn, type Measure } from './usage-days.ts'
import { dayAmountWords, measureKeys } from './usage-days-words.ts'

interface Props {
  days: readonly UsageDay[]
  measure: Measure
  words: UsageWords
  language: Language
}

/** The same days in figures, the newest first. */
export function DaysTable({ days, measure, words, language }: Props) {
  const amount = (value: number) => dayAmountWords(value, measure, words, language)
  return (
    <details className="gain-table">
      <summary className="text-link">{words['usage.daysTable']}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a section of that name would be a landmark, as what it is in is. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard. */}
      <div className="gain-table-scroll" role="group" aria-label={words['usage.daysTitle']} tabIndex={0}>
        <table>
          <caption className="sr-only">{words['usage.daysTitle']}</caption>
          <thead>
            <tr>
              <th scope="col">{words['usage.daysDate']}</th>
              <th scope="col">{words[measure === 'data' ? 'gains.DATA_IN_LT' : measureKeys[measure]]}</th>
              {measure === 'data' && <th scope="col">{words['gains.DATA_ABROAD']}</th>}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatShortCalendarDay(day.date, language)}</th>
                <td>{amount(measure === 'data' ? day.dataInLtInMB : amountOn(day, measure))}</td>
                {measure === 'data' && <td>{amount(day.dataAbroadInMB)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
