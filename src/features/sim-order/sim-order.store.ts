import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import { inTime, longestLoadInMilliseconds } from '../../lib/in-time.ts'
import type { Cents } from '../../lib/money.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { type Failed, type Loaded, loaderOf } from '../../session/loaded.ts'
import { choiceFrom, choiceToKeep, stepFrom } from './kept-choice.ts'
import type { Refusal } from './sim-order.api.ts'
import type { KeptChoice } from './sim-order.state.ts'
import {
  areNone,
  type Choice,
  type Draft,
  emptyDraft,
  type FormStep,
  firstProblems,
  type Offer,
  type PricedOrder,
  type Problems,
  type SimKind,
  type Step,
  stepAfter,
  stepBefore,
  stepsOf,
} from './sim-order.ts'

/** What is in the way of a step, other than a field. */
export type StepNotice =
  /** The operator's own rules. */
  | { kind: 'told'; code: Refusal }
  | { kind: 'failed'; failed: Failed }
  /** The part of the page with the steps that follow could not be loaded. */
  | { kind: 'partNotLoaded' }

/** Another order that was begun before. */
export interface EarlierOrder {
  idempotencyKey: string
  /** Undefined before the operator has named it. */
  orderReference: string | undefined
  /** `unknown`: the operator hasn't said. */
  standing: 'awaitingPayment' | 'placed' | 'unknown'
  /** Whether this page can send it again: nothing of it is kept elsewhere. */
  canSend: boolean
}

/**
 * What is in the way of the order; also that it costs something else than what was shown before, and that another one
 * was begun: the person decides.
 */
export type Notice =
  | StepNotice
  | { kind: 'priceChanged'; before: Cents }
  | { kind: 'earlier'; earlier: EarlierOrder }

export interface StepScreen {
  name: FormStep
  problems: Problems
  notice?: StepNotice
  /** Busy until what the next step needs is there. */
  isAsking?: boolean
}

export type Screen =
  | StepScreen
  | { name: 'summary'; order: PricedOrder; notice?: Notice; areTermsMissing?: boolean }
  | { name: 'ordering'; order: PricedOrder }
  /** Busy until the browser has gone to the next page. */
  | { name: 'leaving'; order: PricedOrder; orderReference: string }

/** What the first step and those that follow share. */
export interface Shared {
  $screen: WritableAtom<Screen>
  $draft: WritableAtom<Draft>
  knownOffer(): Offer | undefined
  refreshOffer(): void
  showStep(name: FormStep, notice?: StepNotice): void
}

/** The steps that follow the first, loaded once someone comes that far: see ordering.store.ts. */
export interface Ordering {
  problemsOf(step: FormStep): Problems
  /** Everything that was typed as an order with its price; undefined where a step is unfinished. */
  read(offer: Offer): PricedOrder | undefined
  /** Orders what the summary says: one order, however often it is pressed and whichever answers are lost. */
  pay(areTermsAccepted: boolean): Promise<void>
  /** Continues with the earlier order: shows it, or sends it once more with its own key. */
  goOnWithEarlier(): Promise<void>
  /** The person decides to order this as well. */
  orderBeside(areTermsAccepted: boolean): Promise<void>
  /** The page is shown again after the browser had left: nothing is under way any more. */
  resume(): void
}

interface Dependencies {
  kind: SimKind
  offer: () => Promise<Outcome<Offer>>
  clock: Pick<Clock, 'now'>
  kept: { read(): KeptChoice | undefined; write(choice: KeptChoice): void }
  /** Rejects where the connection is lost. */
  loadOrdering: (shared: Shared) => Promise<Ordering>
}

export interface SimOrderStore extends Pick<Ordering, 'pay' | 'goOnWithEarlier' | 'orderBeside' | 'resume'> {
  $screen: ReadableAtom<Screen>
  $offer: ReadableAtom<Loaded<Offer>>
  /** As typed; in memory, but for what is chosen. */
  $draft: ReadableAtom<Draft>
  /**
   * Takes up what this visit chose and asks for the offer. `step`: where the browser's history is; `chosen`: before
   * script ran. Done once the step is shown.
   */
  start(step?: unknown, chosen?: Partial<Choice>): Promise<void>
  /** Asks for the offer once more. */
  askAgain(): void
  /** Notes what is typed or chosen; nothing is checked yet. */
  change(typed: Partial<Draft>): void
  /** Checks the step that is shown and continues to the next. */
  submit(): Promise<void>
  /** To another step, as far as those before it are finished. */
  show(step: Step): void
  /** To the step before, where what was typed still is. */
  back(): void
}

export function createSimOrderStore(dependencies: Dependencies): SimOrderStore {
  const { kind, clock, kept, loadOrdering } = dependencies
  const [first] = stepsOf[kind]
  const steps: readonly FormStep[] = stepsOf[kind]
  const $screen = atom<Screen>({ name: first, problems: {} })
  const $draft = atom<Draft>(emptyDraft)
  const offer = loaderOf(dependencies.offer, clock)
  let ordering: Ordering | undefined

  const knownOffer = (): Offer | undefined => {
    const loaded = offer.$loaded.get()
    return loaded.name === 'ready' ? loaded.value : undefined
  }
  const refreshOffer = () => void offer.refresh()

  function change(typed: Partial<Draft>) {
    const screen = $screen.get()
    $draft.set({ ...$draft.get(), ...typed })
    kept.write(choiceToKeep($draft.get(), isStep(screen.name) ? screen.name : 'summary'))
    // A user who chooses has mended that nothing was chosen; what is typed is looked at when it is finished.
    if (isStepScreen(screen) && choices.some((field) => field in typed && field in screen.problems))
      $screen.set({ ...screen, problems: withoutChoices(screen.problems) })
  }

  async function load(): Promise<Ordering | undefined> {
    try {
      ordering ??= await inTime(
        loadOrdering({ $screen, $draft, knownOffer, refreshOffer, showStep }),
        longestLoadInMilliseconds,
      )
    } catch {
      return undefined
    }
    return ordering
  }

  async function start(step?: unknown, chosen: Partial<Choice> = {}) {
    const choice = kept.read()
    $draft.set({ ...$draft.get(), ...choiceFrom(choice), ...chosen })
    const wanted = stepFrom(kind, step) ?? stepFrom(kind, choice?.step) ?? first
    void offer.load()
    if (wanted !== first && !(await load())) return showStep(first, { kind: 'partNotLoaded' })
    show(wanted)
  }

  const problemsOf = (step: FormStep): Problems =>
    step === first
      ? firstProblems(kind, $draft.get(), knownOffer()?.ways?.parcelTerminals)
      : (ordering?.problemsOf(step) ?? {})

  /** The step that was asked for, or the first unfinished one before it. */
  function reachable(wanted: Step): Step {
    const before = wanted === 'summary' ? steps : steps.slice(0, steps.indexOf(wanted))
    return before.find((step) => !areNone(problemsOf(step))) ?? wanted
  }

  function show(wanted: Step) {
    const { name } = $screen.get()
    if (!ordering && wanted !== first) return
    if (name === 'ordering' || name === 'leaving') return
    const ready = knownOffer()
    const order = ready && wanted === 'summary' ? ordering?.read(ready) : undefined
    if (order) return $screen.set({ name: 'summary', order })
    const step = reachable(wanted)
    // Without the offer there is no price to confirm.
    showStep(step === 'summary' ? (stepBefore(kind, step) ?? first) : step)
  }

  function showStep(name: FormStep, notice?: StepNotice) {
    $screen.set({ name, problems: {}, ...(notice && { notice }) })
    kept.write(choiceToKeep($draft.get(), name))
  }

  async function submit() {
    const screen = $screen.get()
    if (!isStepScreen(screen) || screen.isAsking) return
    const step = screen.name
    if (!knownOffer() || !ordering) {
      const asking: Screen = { name: step, problems: {}, isAsking: true }
      $screen.set(asking)
      const [part] = await Promise.all([load(), offer.load()])
      const now = $screen.get()
      if (!isStepScreen(now) || !now.isAsking || now.name !== step) return
      const loaded = offer.$loaded.get()
      if (loaded.name === 'failed') return showStep(step, { kind: 'failed', failed: loaded.failed })
      if (!part) return showStep(step, { kind: 'partNotLoaded' })
    }
    const problems = problemsOf(step)
    if (!areNone(problems)) return $screen.set({ name: step, problems })
    show(stepAfter(kind, step))
  }

  function back() {
    const { name } = $screen.get()
    const before = isStep(name) ? stepBefore(kind, name) : undefined
    if (before) show(before)
  }

  return {
    $screen,
    $offer: offer.$loaded,
    $draft,
    start,
    askAgain: refreshOffer,
    change,
    submit,
    show,
    back,
    pay: async (areTermsAccepted) => ordering?.pay(areTermsAccepted),
    goOnWithEarlier: async () => ordering?.goOnWithEarlier(),
    orderBeside: async (areTermsAccepted) => ordering?.orderBeside(areTermsAccepted),
    resume: () => ordering?.resume(),
  }
}

export const isStepScreen = (screen: Screen): screen is StepScreen => 'problems' in screen

const choices = ['method', 'parcelTerminalId', 'device'] as const

const withoutChoices = ({ method: _, parcelTerminalId: __, device: ___, ...others }: Problems): Problems =>
  others

const isStep = (name: Screen['name']): name is Step => name !== 'ordering' && name !== 'leaving'
