import type { Language } from '../../i18n/language.ts'
import { amountOn, type Measure, type Used } from '../daily-usage/usage-days.ts'
import type { UsageWords } from './usage.microcopy.ts'
import { dayAmountWords } from './usage-days-words.ts'
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

/** A bar for each day or month, the highest with its day and amount, which is the scale of all. It is for the eye: the sentence and the table say the same in words. */
export function UsageBars({ span, used, measure, current, words, language }: Props) {
  const amounts = used.map((one) => amountOn(one, measure))
  const most = Math.max(...amounts)
  const peak = amounts.indexOf(most)
  const peakDate = used[peak]?.date
  const first = used[0]?.date
  const last = used.at(-1)?.date
  const isAbroad = measure === 'data' && used.some(({ dataAbroadInMB }) => dataAbroadInMB > 0)
  const heightOf = (amount: number) => (amount > 0 ? Math.max(1, (amount / most) * height) : 0)
  const { formatDate, current: currentKey } = spans[span]
  return (
    <div className="days-bars" aria-hidden="true">
      {peakDate && (
        <svg className="days-peak" aria-hidden="true">
          <text {...placeOf((peak + 0.5) / used.length)} y="1em">
            {formatDate(peakDate, language)}: {dayAmountWords(most, measure, words, language)}
          </text>
          {/* Of the top line, at the end away from those words. */}
          <text className="days-top" {...placeOf(peak < used.length / 2 ? 1 : 0)} y="1em">
            {dayAmountWords(most, measure, words, language)}
          </text>
        </svg>
      )}
      <svg aria-hidden="true" viewBox={`0 0 ${used.length * step} ${height}`} preserveAspectRatio="none">
        <path
          className="days-scale"
          d={[0, 0.5, 1].map((part) => `M0 ${part * height}h${used.length * step}`).join('')}
        />
        {used.map((one, index) => {
          const whole = heightOf(amountOn(one, measure))
          const abroad = measure === 'data' ? heightOf(one.dataAbroadInMB) : 0
          const place = { x: index * step + (step - width) / 2, width }
          return (
            <g key={one.date}>
              <rect
                {...place}
                y={height - whole}
                height={whole}
                className={
                  index === peak ? 'days-most' : one.date === current ? 'days-unfinished' : undefined
                }
              />
              <rect {...place} y={height - abroad} height={abroad} className="days-abroad" />
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

/** Where words of a bar are: over it, and at the drawing's ends within it. `part` of the width, from 0 to 1. */
function placeOf(part: number) {
  if (part < 0.35) return { x: '0', textAnchor: 'start' } as const
  if (part > 0.65) return { x: '100%', textAnchor: 'end' } as const
  return { x: `${part * 100}%`, textAnchor: 'middle' } as const
}
