import { useState } from 'react'
import { calendarDateOf, formatDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { MonthlyUsage } from '../../operator/client/monthly-usage.ts'
import type { Loaded } from '../../session/loaded.ts'
import { forecastOf } from '../daily-usage/pace.ts'
import { isAnythingUsed, type Measure, summaryOf } from '../daily-usage/usage-days.ts'
import { amountWords } from '../gains/gain-words.ts'
import { givesNow } from '../gains/gains.ts'
import { DaysFrame } from './DaysFrame.tsx'
import { PillChoice } from './PillChoice.tsx'
import { Unanswered } from './Unanswered.tsx'
import { UsageBars } from './UsageBars.tsx'
import { UsageTable } from './UsageTable.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import type { OrderedPlan } from './usage.ts'
import { asSentence, dayAmountWords, measureKeys } from './usage-days-words.ts'
import { comparedWithLast, monthOf, usedIn } from './usage-months.ts'
import { type Span, spans } from './usage-span.ts'

interface Props {
  loaded: Loaded<UsageDay[]>
  months: Loaded<MonthlyUsage>
  plans: readonly OrderedPlan[]
  words: UsageWords
  language: Language
  /** UTC milliseconds. */
  now: number
  onTryAgain: () => void
}

/** The last 30 days and months. Of an operator that doesn't tell the days nothing is shown, without months no choice of them. */
export function UsageDaysScreen({ loaded, months, words, onTryAgain, ...props }: Props) {
  switch (loaded.name) {
    case 'loading':
      return <DaysFrame title={words['usage.daysTitle']} />
    case 'failed': {
      const { failed } = loaded
      if (failed.kind === 'unknown' && failed.reason === 'refused') return null
      return (
        <DaysFrame title={words['usage.daysTitle']}>
          <Unanswered failed={failed} words={words} onTryAgain={onTryAgain} />
        </DaysFrame>
      )
    }
    case 'ready':
      if (months.name === 'loading') return <DaysFrame title={words['usage.daysTitle']} />
      return (
        <UsageOverTime
          {...props}
          days={loaded.value}
          months={months.name === 'ready' ? months.value : undefined}
          words={words}
        />
      )
  }
}

interface OverTimeProps extends Pick<Props, 'plans' | 'words' | 'language' | 'now'> {
  days: readonly UsageDay[]
  months: MonthlyUsage | undefined
}

function UsageOverTime({ days, months, plans, words, language, now }: OverTimeProps) {
  const [span, setSpan] = useState<Span>('days')
  const [chosen, setMeasure] = useState<Measure>('data')
  const hasMonths = months !== undefined && months.months.length > 0
  if (!hasMonths && !isAnythingUsed(days))
    return (
      <DaysFrame title={words['usage.daysTitle']}>
        <p>{words['usage.daysEmpty']}</p>
      </DaysFrame>
    )
  const { title, measures, sentence, none, formatDate } = spans[span]
  const measure = measures.find((one) => one === chosen) ?? 'data'
  const today = calendarDateOf(now)
  const used = span === 'months' && months ? months.months.map(usedIn) : days
  const current = span === 'months' ? monthOf(today) : today
  const summary = summaryOf(used, measure, current)
  const compared = months && comparedWithLast(months, measure, today)
  const amount = (value: number) => dayAmountWords(value, measure, words, language)
  const shown = { span, used, measure, words, language }
  return (
    <DaysFrame title={words[title]}>
      <div className="days-choices">
        {hasMonths && (
          <PillChoice
            legend={words['usage.spanWhat']}
            options={[
              ['days', words[spans.days.name]],
              ['months', words[spans.months.name]],
            ]}
            chosen={span}
            onChoose={setSpan}
          />
        )}
        <PillChoice
          legend={words['usage.daysWhat']}
          options={measures.map((one) => [one, words[measureKeys[one]]] as const)}
          chosen={measure}
          onChoose={setMeasure}
        />
      </div>
      {measure === 'data' && span === 'days' && (
        <ForecastLine days={days} plans={plans} words={words} language={language} now={now} />
      )}
      <div className="days-said" aria-live="polite">
        {compared && (
          <p>
            {asSentence(
              fill(words['usage.compared'], { now: amount(compared.now), before: amount(compared.before) }),
            )}
          </p>
        )}
        <p>
          {summary
            ? asSentence(
                fill(words[sentence], {
                  average: amount(summary.average),
                  date: formatDate(summary.most.date, language),
                  most: amount(summary.most.amount),
                }),
              )
            : words[none]}
        </p>
      </div>
      {summary && <UsageBars {...shown} current={current} />}
      {summary && <UsageTable {...shown} />}
    </DaysFrame>
  )
}

/** What will be used until the plan's period ends, beside what is left. */
function ForecastLine({ days, plans, words, language, now }: Omit<OverTimeProps, 'months'>) {
  const working = plans.filter((plan) => givesNow(plan, now))
  const forecast = forecastOf(working, days, calendarDateOf(now), now)
  if (!forecast) return null
  const megabytes = (value: number) => amountWords({ unlimited: false, value, unit: 'MB' }, words, language)
  return (
    <p>
      {fill(words['usage.forecast'], {
        date: formatDayOfMonth(forecast.until, language),
        amount: megabytes(forecast.neededInMB),
        left: megabytes(forecast.leftInMB),
      })}
    </p>
  )
}
