import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../i18n/language.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { systemClock } from '../../lib/clock.ts'
import { vilniusYear } from '../../lib/fair-use.ts'
import { fieldsIn } from '../../lib/fields-in.ts'
import {
  addressOf,
  type ChosenPlan,
  chosenIn,
  isOffered,
  type OwnPlanChoice,
  type OwnPlanOffer,
  type OwnPlanPart,
} from '../own-plan/own-plan.ts'
import { CreateYourPlanScreen } from './CreateYourPlanScreen.tsx'
import { askPrice } from './create-your-plan.api.ts'
import type { CreateYourPlanWords } from './create-your-plan.microcopy.ts'
import { createOwnPlanStore, unasked } from './create-your-plan.store.ts'
import type { ReadyPlan } from './create-your-plan.ts'

interface Props {
  words: CreateYourPlanWords
  language: Language
  offer: OwnPlanOffer
  plans: readonly ReadyPlan[]
  plansPath: string
  /** Where an order is made; undefined where the content has no such page. */
  orderPath: string | undefined
  /** The year of the page's making, by which data in the EU/EEA is counted until the visitor's own is known. */
  year: number
}

/** Create your own plan: the choice is in the address, its price at once beside it, and the operator confirms it. */
export function CreateYourPlan({ words, language, offer, plans, plansPath, orderPath, year }: Props) {
  const [first] = useState(() => chosenIn(offer, new URLSearchParams()))
  const [currentYear, setCurrentYear] = useState(year)
  const [isLinkOld, setIsLinkOld] = useState(false)
  const parts = useRef<HTMLDivElement>(null)
  const orderButton = useRef<HTMLButtonElement>(null)
  const [store] = useState(() =>
    createOwnPlanStore({
      offer,
      first,
      ask: askPrice,
      clock: systemClock,
    }),
  )
  const chosen = useStore(store.$chosen, { ssr: () => first })
  const confirmation = useStore(store.$confirmation, { ssr: () => unasked })

  // Before anyone can press something: a press that came between would put the fields back as they were made.
  useLayoutEffect(() => {
    const byHand = chosenByHand(offer, first, parts.current)
    const address = new URLSearchParams(location.search)
    const start = byHand ?? chosenIn(offer, address)
    if (byHand) keepInAddress(byHand)
    setIsLinkOld(!byHand && !isOffered(offer, address))
    setCurrentYear(vilniusYear(systemClock.now()))
    store.choose(start)
    return store.stop
  }, [offer, first, store])

  // The button carries the plan by now: what listens to such buttons does the rest.
  useEffect(() => {
    if (confirmation.name === 'confirmed' && confirmation.isOrdered) orderButton.current?.click()
  }, [confirmation])

  const choose = useCallback(
    (part: OwnPlanPart, choice: OwnPlanChoice) => {
      const next = { ...store.$chosen.get(), [part]: choice }
      store.choose(next)
      setIsLinkOld(false)
      keepInAddress(next)
    },
    [store],
  )

  return (
    <CreateYourPlanScreen
      words={words}
      language={language}
      offer={offer}
      plans={plans}
      plansPath={plansPath}
      orderPath={orderPath}
      year={currentYear}
      chosen={chosen}
      confirmation={confirmation}
      isLinkOld={isLinkOld}
      partsRef={parts}
      orderButtonRef={orderButton}
      onChoose={choose}
      onOrder={store.order}
    />
  )
}

const keepInAddress = (chosen: ChosenPlan) =>
  afterPaint(() => history.replaceState(history.state, '', `?${addressOf(chosen)}`))

/** What was chosen before the script came: it counts more than the address. */
function chosenByHand(offer: OwnPlanOffer, first: ChosenPlan, parts: Element | null): ChosenPlan | undefined {
  const chosen = chosenIn(offer, fieldsIn(parts))
  return addressOf(chosen) === addressOf(first) ? undefined : chosen
}
