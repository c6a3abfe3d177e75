import { useId, useState } from 'react'
import { calendarDateOf, formatCalendarDayOfMonth } from '../../i18n/date.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/language.ts'
import type { UsageDay } from '../../operator/client/daily-usage.ts'
import type { Loaded } from '../../session/loaded.ts'
import { DaysBars } from './DaysBars.tsx'
import { DaysFrame } from './DaysFrame.tsx'
import { DaysTable } from './DaysTable.tsx'
import { Unanswered } from './Unanswered.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import { isAnythingUsed, type Measure, measures, summaryOf } from './usage-days.ts'
import { dayAmountWords, measureKeys } from './usage-days-words.ts'

interface Props {
  loaded: Loaded<UsageDay[]>
  words: UsageWords
  language: Language
  /** UTC milliseconds. */
  now: number
  onTryAgain: () => void
}

/** The last 30 days. Of an operator that doesn't tell them nothing is shown. */
export function UsageDaysScreen({ loaded, words, language, now, onTryAgain }: Props) {
  switch (loaded.name) {
    case 'loading':
      return <DaysFrame words={words} />
    case 'failed': {
      const { failed } = loaded
      if (failed.kind === 'unknown' && failed.reason === 'refused') return null
      return (
        <DaysFrame words={words}>
          <Unanswered failed={failed} words={words} onTryAgain={onTryAgain} />
        </DaysFrame>
      )
    }
    case 'ready':
      return (
        <DaysFrame words={words}>
          {isAnythingUsed(loaded.value) ? (
            <Days days={loaded.value} today={calendarDateOf(now)} words={words} language={language} />
          ) : (
            <p>{words['usage.daysEmpty']}</p>
          )}
        </DaysFrame>
      )
  }
}

interface DaysProps extends Pick<Props, 'words' | 'language'> {
  days: readonly UsageDay[]
  today: string
}

function Days({ days, today, words, language }: DaysProps) {
  const [measure, setMeasure] = useState<Measure>('data')
  const groupName = useId()
  const summary = summaryOf(days, measure, today)
  const amount = (value: number) => dayAmountWords(value, measure, words, language)
  return (
    <>
      <fieldset className="pill-filter">
        <legend className="sr-only">{words['usage.daysWhat']}</legend>
        {measures.map((one) => (
          <label key={one}>
            <input type="radio" name={groupName} checked={measure === one} onChange={() => setMeasure(one)} />
            <span>{words[measureKeys[one]]}</span>
          </label>
        ))}
      </fieldset>
      <p aria-live="polite">
        {summary
          ? fill(words['usage.daysSentence'], {
              average: amount(summary.average),
              date: formatCalendarDayOfMonth(summary.most.date, language),
              most: amount(summary.most.amount),
            })
          : words['usage.daysNone']}
      </p>
      {summary && <DaysBars days={days} measure={measure} today={today} words={words} language={language} />}
      {summary && <DaysTable days={days} measure={measure} words={words} language={language} />}
    </>
  )
}
