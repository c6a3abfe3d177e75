import type { Language } from '../../i18n/language.ts'
import { amountOn, type Measure, type Used } from '../daily-usage/usage-days.ts'
import type { UsageWords } from './usage.microcopy.ts'
import { type Span, spans } from './usage-span.ts'

interface Props {
  span: Span
  /** Days or months, oldest first. */
  used: readonly Used[]
  measure: Measure
  /** The day or month that isn't over, as the calendar writes it. */
  current: string
  words: UsageWords
  language: Language
}

/** In units of the drawing: a day or a month, its bar, and how high the highest is. */
const step = 10
const width = 7
const height = 100

/** A bar for each day or month. It is for the eye: the sentence and the table say the same in words. */
export function UsageBars({ span, used, measure, current, words, language }: Props) {
  const most = Math.max(...used.map((one) => amountOn(one, measure)))
  const first = used[0]?.date
  const last = used.at(-1)?.date
  const isAbroad = measure === 'data' && used.some(({ dataAbroadInMB }) => dataAbroadInMB > 0)
  const heightOf = (amount: number) => (amount > 0 ? Math.max(1, (amount / most) * height) : 0)
  const { formatDate, current: currentKey } = spans[span]
  return (
    <div className="days-bars" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${used.length * step} ${height + 5}`} preserveAspectRatio="none">
        {used.map((one, index) => {
          const whole = heightOf(amountOn(one, measure))
          const abroad = measure === 'data' ? heightOf(one.dataAbroadInMB) : 0
          const place = { x: index * step + (step - width) / 2, width }
          return (
            <g key={one.date}>
              <rect {...place} y={height - whole} height={whole} />
              <rect {...place} y={height - abroad} height={abroad} className="days-abroad" />
              {one.date === current && <rect {...place} y={height + 2} height={3} className="days-today" />}
            </g>
          )
        })}
      </svg>
      {first && last && (
        <p>
          <span>{formatDate(first, language)}</span>
          <span>{last === current ? words[currentKey] : formatDate(last, language)}</span>
        </p>
      )}
      {isAbroad && <p className="days-key">{words['gains.DATA_ABROAD']}</p>}
    </div>
  )
}
