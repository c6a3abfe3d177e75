import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { calendarDateOf } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { PaceWords } from '../daily-usage/PaceWords.tsx'
import { paceOf } from '../daily-usage/pace.ts'
import { usageDays } from '../daily-usage/usage-days.store.ts'
import { givesNow } from '../gains/gains.ts'
import type { UsageWords } from './usage.microcopy.ts'
import type { OrderedPlan } from './usage.ts'

interface Props {
  plans: readonly OrderedPlan[]
  words: UsageWords
  language: Language
  /** UTC milliseconds. */
  now: number
}

/** Whether what is left lasts at the pace of the last days. Nothing before it is known by what, and where it can't be told. */
export function LastsLine({ plans, words, language, now }: Props) {
  const days = useStore(usageDays.$loaded)
  useEffect(() => void usageDays.load(), [])
  if (days.name === 'loading') return null
  const working = plans.filter((plan) => givesNow(plan, now))
  const pace = paceOf(working, days.name === 'ready' ? days.value : [], calendarDateOf(now), now)
  return (
    pace && (
      <p>
        <PaceWords pace={pace} words={words} language={language} />
      </p>
    )
  )
}
