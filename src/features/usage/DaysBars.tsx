import { formatCalendarDayOfMonth } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { UsageWords } from './usage.microcopy.ts'
import { amountOn, type Measure } from './usage-days.ts'

interface Props {
  days: readonly UsageDay[]
  measure: Measure
  /** As the calendar writes it. */
  today: string
  words: UsageWords
  language: Language
}

/** In units of the drawing: a day, its bar, and how high the highest is. */
const step = 10
const width = 7
const height = 100

/** A bar for each day. It is for the eye: the sentence and the table say the same in words. */
export function DaysBars({ days, measure, today, words, language }: Props) {
  const most = Math.max(...days.map((day) => amountOn(day, measure)))
  const first = days[0]?.date
  const last = days.at(-1)?.date
  const isAbroad = measure === 'data' && days.some(({ dataAbroadInMB }) => dataAbroadInMB > 0)
  const heightOf = (amount: number) => (amount > 0 ? Math.max(1, (amount / most) * height) : 0)
  return (
    <div className="days-bars" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${days.length * step} ${height + 5}`} preserveAspectRatio="none">
        {days.map((day, index) => {
          const whole = heightOf(amountOn(day, measure))
          const abroad = measure === 'data' ? heightOf(day.dataAbroadInMB) : 0
          const place = { x: index * step + (step - width) / 2, width }
          return (
            <g key={day.date}>
              <rect {...place} y={height - whole} height={whole} />
              <rect {...place} y={height - abroad} height={abroad} className="days-abroad" />
              {day.date === today && <rect {...place} y={height + 2} height={3} className="days-today" />}
            </g>
          )
        })}
      </svg>
      {first && last && (
        <p>
          <span>{formatCalendarDayOfMonth(first, language)}</span>
          <span>{last === today ? words['usage.daysToday'] : formatCalendarDayOfMonth(last, language)}</span>
        </p>
      )}
      {isAbroad && <p className="days-key">{words['gains.DATA_ABROAD']}</p>}
    </div>
  )
}
