import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'
import { askLaterWords } from '../../lib/later-words.ts'
import { toCents } from '../../lib/money.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Loaded } from '../../session/loaded.ts'
import { later } from '../../ui/later.tsx'
import { OptionalPart } from '../../ui/OptionalPart.tsx'
import { BegunNotice } from './BegunNotice.tsx'
import { choiceForADay } from './choice-for-a-day.ts'
import type { LaterStepWords, OrderWords } from './sim-order.microcopy.ts'
import { createSimOrderStore, type Screen, type SimOrderStore, type StepScreen } from './sim-order.store.ts'
import {
  type Choice,
  deliveryMethods,
  deviceAnswers,
  emptyDraft,
  type Offer,
  type SimKind,
  stepsOf,
} from './sim-order.ts'
import type { FlowProps, StepProps } from './sim-order-props.ts'
import { startInHistory } from './step-history.ts'

interface Props<Words extends OrderWords> extends FlowProps<Words> {
  kind: SimKind
  offer: () => Promise<Outcome<Offer>>
  /** The first step, which is each kind's own. */
  first: (step: StepProps<Words> & { screen: StepScreen }) => ReactNode
}

/** Loaded with what places the order, before its first step is shown. */
const LaterSteps = later(async () => (await import('./LaterSteps.tsx')).LaterSteps)

const asking: Loaded<Offer> = { name: 'loading' }

/** Ordering a SIM or an eSIM: its own first step, then a plan, who orders, a summary, and away to where it is paid. */
export function SimOrderFlow<Words extends OrderWords>(props: Props<Words>) {
  const { kind, words, language, paths, first } = props
  const [plans] = useState(() =>
    props.plans.map((plan) => ({ ...plan, priceInCents: toCents(plan.priceInCents) })),
  )
  const [laterWords, setLaterWords] = useState<LaterStepWords>()
  const [store] = useState(() =>
    createSimOrderStore({
      kind,
      offer: props.offer,
      clock: systemClock,
      kept: choiceForADay(kind, systemClock),
      async loadOrdering(shared) {
        const wordsPath = `/sim-order.${language}.json`
        // Asked for beside the scripts; the steps read what comes.
        void askLaterWords(wordsPath)
        const [{ orderingInPage }, { readLaterWords }] = await Promise.all([
          import('./ordering-in-page.ts'),
          import('./later-step-words.ts'),
          LaterSteps.load(),
        ])
        setLaterWords({ ...words, ...(await readLaterWords(wordsPath)) })
        return orderingInPage(shared, { kind, language, plans, resultPath: paths.result })
      },
    }),
  )
  const firstScreen: Screen = { name: stepsOf[kind][0], problems: {} }
  const screen = useStore(store.$screen, { ssr: () => firstScreen })
  const draft = useStore(store.$draft, { ssr: () => emptyDraft })
  const offer = useStore(store.$offer, { ssr: () => asking })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => runInPage(kind, store, box.current), [kind, store])
  const isFirst = screen.name === stepsOf[kind][0]
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!isFirst) hasMoved.current = true
  }, [isFirst])
  const takesFocus = !isFirst || hasMoved.current
  const step: StepProps<Words> = {
    kind,
    words,
    language,
    draft,
    offer,
    store,
    idPrefix: `${kind}-`,
    takesFocus,
  }
  return (
    <div className={isFirst ? 'sim-order' : 'sim-order is-begun'} ref={box}>
      {/* Hidden unless the page has found an order that was begun, before it is painted: the form doesn't move. */}
      <div className="begun-order">
        <BegunNotice words={words} resultPath={paths.result} />
      </div>
      {screen.name === 'delivery' || screen.name === 'device'
        ? first({ ...step, screen })
        : laterWords && (
            <OptionalPart>
              <LaterSteps {...step} words={laterWords} screen={screen} plans={plans} paths={paths} />
            </OptionalPart>
          )}
    </div>
  )
}

/** Ties the store to what this page keeps and where the browser goes. Returns what unties it. */
function runInPage(kind: SimKind, store: SimOrderStore, box: HTMLElement | null): () => void {
  const stopFollowing = startInHistory(kind, store, chosenBefore(box))
  const resume = ({ persisted }: PageTransitionEvent) => persisted && store.resume()
  addEventListener('pageshow', resume)
  return () => {
    stopFollowing()
    removeEventListener('pageshow', resume)
  }
}

/** What was chosen before script ran: the first step has nothing but choices. */
function chosenBefore(box: HTMLElement | null): Partial<Choice> {
  const chosen = box?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value
  const method = deliveryMethods.find((each) => each === chosen)
  const device = deviceAnswers.find((each) => each === chosen)
  return { ...(method && { method }), ...(device && { device }) }
}
