import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { calendarDateOf } from '../../i18n/date.ts'
import type { Language } from '../../i18n/language.ts'
import { usageDays } from '../daily-usage/usage-days.store.ts'
import { CheaperPlanCard } from './CheaperPlanCard.tsx'
import { cheaperPlan, type PlanOffer } from './cheaper-plan.ts'
import { monthlyUsage } from './monthly-usage.store.ts'
import { UsageDaysScreen } from './UsageDaysScreen.tsx'
import type { UsageWords } from './usage.microcopy.ts'
import type { OrderedPlan } from './usage.ts'

interface Props {
  plans: readonly OrderedPlan[]
  /** What can be ordered instead. */
  offers: readonly PlanOffer[]
  plansPath: string
  words: UsageWords
  language: Language
  /** UTC milliseconds. */
  now: number
}

/** Asks for the last days and months as soon as it is shown. */
export function UsageDays({ offers, plansPath, ...props }: Props) {
  const loaded = useStore(usageDays.$loaded)
  const months = useStore(monthlyUsage.$loaded)
  useEffect(() => {
    void usageDays.load()
    void monthlyUsage.load()
  }, [])
  const { plans, words, now } = props
  const cheaper =
    months.name === 'ready' && cheaperPlan(months.value.months, plans, offers, calendarDateOf(now), now)
  return (
    <>
      <UsageDaysScreen {...props} loaded={loaded} months={months} onTryAgain={usageDays.refresh} />
      {cheaper && <CheaperPlanCard cheaper={cheaper} words={words} plansPath={plansPath} />}
    </>
  )
}
