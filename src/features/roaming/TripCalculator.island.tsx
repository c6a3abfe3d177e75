import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { systemClock } from '../../lib/clock.ts'
import { vilniusYear } from '../../lib/fair-use.ts'
import { fieldsIn } from '../../lib/fields-in.ts'
import type { Drawing } from '../../ui/Picture.tsx'
import type { OwnPlanOffer } from '../own-plan/own-plan.ts'
import { lastCountry } from './last-country.ts'
import { ownPlans } from './own-plans.ts'
import { withFairUse } from './plans-in-year.ts'
import { TripScreen } from './TripScreen.tsx'
import type { TripPaths } from './TripSolution.tsx'
import type { TripWords } from './trip.microcopy.ts'
import type { TripOffer } from './trip.ts'
import { addressOfTrip, emptyDraft, type TripDraft, tripIn } from './trip-address.ts'

interface Props {
  words: TripWords
  language: Language
  offer: TripOffer
  ownPlan: OwnPlanOffer | undefined
  paths: TripPaths
  /** Shown until a country is chosen. */
  drawing: Drawing | undefined
}

/** The trip calculator: the journey is in the address, the cheapest way to pay for it beside it, line by line. */
export function TripCalculator({ words, language, offer, ownPlan, paths, drawing }: Props) {
  const [draft, setDraft] = useState(emptyDraft)
  const [isLinkOld, setIsLinkOld] = useState(false)
  const [whole, setWhole] = useState(offer)
  const unitSms = words['plan.unitSms']
  const fields = useRef<HTMLDivElement>(null)

  // Before anyone can press something: a press that came between would be reckoned without what this finds.
  useLayoutEffect(() => {
    const year = vilniusYear(systemClock.now())
    const own = ownPlan ? ownPlans(ownPlan, year, unitSms) : []
    setWhole({ ...offer, plans: [...withFairUse(offer.plans, year), ...own] })
    const named = tripIn(new URLSearchParams(location.search), offer)
    const byHand = named && isRestored() ? undefined : draftByHand(fields.current)
    if (byHand) keepInAddress(byHand)
    setIsLinkOld(!byHand && named?.isWhole === false)
    setDraft(byHand ?? named?.draft ?? withLastCountry(offer))
  }, [offer, ownPlan, unitSms])

  function change(next: TripDraft) {
    setDraft(next)
    setIsLinkOld(false)
    keepInAddress(next)
  }

  return (
    <TripScreen
      words={words}
      language={language}
      offer={whole}
      paths={paths}
      drawing={drawing}
      draft={draft}
      isLinkOld={isLinkOld}
      fieldsRef={fields}
      onDraft={change}
    />
  )
}

const keepInAddress = (draft: TripDraft) =>
  afterPaint(() => history.replaceState(history.state, '', `?${addressOfTrip(draft)}`))

/** The country that was looked at last is where the person may be going. */
function withLastCountry({ countries }: TripOffer): TripDraft {
  const code = lastCountry.read() ?? ''
  return countries.some((country) => country.code === code)
    ? { ...emptyDraft, stops: [{ code, days: '7' }] }
    : emptyDraft
}

/** After Back or a reload the browser fills fields in by itself, as far as the served page has them: the address knows all. */
const isRestored = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** What was filled in before the script came: it counts more than the address. */
function draftByHand(root: Element | null): TripDraft | undefined {
  const fields = fieldsIn(root)
  const typed = (name: string) => fields.get(name) ?? ''
  const draft: TripDraft = {
    stops: [{ code: typed('country-0'), days: typed('days-0') }],
    data: Number(typed('data')),
    calls: Number(typed('calls')),
    messages: Number(typed('messages')),
    planId: typed('plan'),
  }
  return addressOfTrip(draft) === addressOfTrip(emptyDraft) ? undefined : draft
}
