import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Cents } from '../../lib/money.ts'
import type { Intent } from '../../operator/client/intent.ts'
import { type Failed, type Loaded, loaderOf } from '../../session/loaded.ts'
import type { CardOrderApi, OrderRequest, Refusal } from './card-order.api.ts'
import type { Begun, KeptChoice } from './card-order.state.ts'
import {
  areNone,
  type CardKind,
  type Choice,
  type Draft,
  emptyDraft,
  type FormStep,
  type Offer,
  type PlanChoice,
  type PricedOrder,
  type Problems,
  problemsOf,
  reachable,
  readOrder,
  type Step,
  stepAfter,
  stepBefore,
  stepsOf,
} from './card-order.ts'
import { choiceFrom, choiceToKeep, stepFrom } from './kept-choice.ts'

/** What stands in the way, other than a field. */
export type Notice =
  /** The operator's own rules. */
  | { kind: 'told'; code: Refusal }
  /** The order costs something else than what was shown before. */
  | { kind: 'priceChanged'; before: Cents }
  | { kind: 'failed'; failed: Failed }

export interface StepScreen {
  name: FormStep
  problems: Problems
  notice?: Notice
  /** Busy until the operator's offer is there. */
  isAsking?: boolean
}

export type Screen =
  | StepScreen
  | { name: 'summary'; order: PricedOrder; notice?: Notice; areTermsMissing?: boolean }
  | { name: 'ordering'; order: PricedOrder }
  /** Busy until the browser has gone to the next page. */
  | { name: 'leaving'; order: PricedOrder; orderReference: string }

interface Dependencies {
  kind: CardKind
  language: Language
  /** The page that says how the order stands: the acquirer leads there. */
  resultPath: string
  /** What the content sells. */
  plans: readonly PlanChoice[]
  api: CardOrderApi
  intent: Intent
  clock: Pick<Clock, 'after' | 'now'>
  kept: { read(): KeptChoice | undefined; write(choice: KeptChoice): void }
  begun: { write(order: Begun): void }
  /** Leaves for the page where it is paid, or that says how the order stands. */
  leave: (url: string) => void
}

export interface CardOrderStore {
  $screen: ReadableAtom<Screen>
  $offer: ReadableAtom<Loaded<Offer>>
  /** As typed; in memory, but for what is chosen. */
  $draft: ReadableAtom<Draft>
  /**
   * Takes up what this visit chose and asks for the offer. `step`: where the browser's history stands; `chosen`: before
   * script ran.
   */
  start(step?: unknown, chosen?: Partial<Choice>): Promise<void>
  /** Asks for the offer once more. */
  askAgain(): void
  /** Notes what is typed or chosen; nothing is checked yet. */
  change(typed: Partial<Draft>): void
  /** Checks the step that is shown and goes on to the next. */
  submit(): Promise<void>
  /** To another step, as far as those before it are finished. */
  show(step: Step): void
  /** To the step before, where what was typed still stands. */
  back(): void
  /** Orders what the summary says: one order, however often it is pressed and whichever answers are lost. */
  pay(areTermsAccepted: boolean): Promise<void>
  /** The page is shown again after the browser had left: nothing is under way any more. */
  resume(): void
}

/** A browser that hasn't left by then stays: the page takes presses again. Milliseconds. */
const leavingLimit = 10_000

export function createCardOrderStore(dependencies: Dependencies): CardOrderStore {
  const { kind, language, resultPath, plans, api, intent, clock, kept, begun, leave } = dependencies
  const [first] = stepsOf[kind]
  const $screen = atom<Screen>({ name: first, problems: {} })
  const offer = loaderOf(api.offer, clock)
  const $draft = atom<Draft>(emptyDraft)
  let cancelLeaving = () => {}

  const knownOffer = (): Offer | undefined => {
    const loaded = offer.$loaded.get()
    return loaded.name === 'ready' ? loaded.value : undefined
  }
  const terminals = () => knownOffer()?.ways?.parcelTerminals

  function change(typed: Partial<Draft>) {
    const screen = $screen.get()
    $draft.set({ ...$draft.get(), ...typed })
    kept.write(choiceToKeep($draft.get(), isStep(screen.name) ? screen.name : 'summary'))
    // Whoever chooses has mended that nothing was chosen; what is typed is looked at when it is finished.
    if (isStepScreen(screen) && choices.some((field) => field in typed && field in screen.problems))
      $screen.set({ ...screen, problems: withoutChoices(screen.problems) })
  }

  async function start(step?: unknown, chosen: Partial<Choice> = {}) {
    const choice = kept.read()
    $draft.set({ ...$draft.get(), ...choiceFrom(choice), ...chosen })
    show(stepFrom(kind, step) ?? stepFrom(kind, choice?.step) ?? first)
    await offer.load()
  }

  function show(wanted: Step) {
    const screen = $screen.get()
    if (screen.name === 'ordering' || screen.name === 'leaving') return
    const ready = knownOffer()
    const order = ready && wanted === 'summary' ? readOrder(kind, $draft.get(), ready, plans) : undefined
    if (order) return $screen.set({ name: 'summary', order })
    const step = reachable(kind, wanted, $draft.get(), terminals())
    // Without the offer there is no price to confirm.
    showStep(step === 'summary' ? (stepBefore(kind, step) ?? first) : step)
  }

  function showStep(name: FormStep, notice?: Notice) {
    $screen.set({ name, problems: {}, ...(notice && { notice }) })
    kept.write(choiceToKeep($draft.get(), name))
  }

  async function submit() {
    const screen = $screen.get()
    if (!isStepScreen(screen) || screen.isAsking) return
    const step = screen.name
    if (!knownOffer()) {
      const asking: Screen = { name: step, problems: {}, isAsking: true }
      $screen.set(asking)
      await offer.load()
      if ($screen.get() !== asking) return
      const loaded = offer.$loaded.get()
      if (loaded.name === 'failed') return showStep(step, { kind: 'failed', failed: loaded.failed })
    }
    const problems = problemsOf(step, $draft.get(), terminals())
    if (!areNone(problems)) return $screen.set({ name: step, problems })
    show(stepAfter(kind, step))
  }

  function back() {
    const { name } = $screen.get()
    const before = isStep(name) ? stepBefore(kind, name) : undefined
    if (before) show(before)
  }

  async function pay(areTermsAccepted: boolean) {
    const screen = $screen.get()
    if (screen.name !== 'summary') return
    const { order } = screen
    if (!areTermsAccepted) return $screen.set({ name: 'summary', order, areTermsMissing: true })
    const shown: Screen = { name: 'ordering', order }
    $screen.set(shown)
    const next = await place(order)
    // Whoever came back to this page meanwhile decides anew.
    if ($screen.get() === shown) next()
  }

  /** Places the order and answers what comes next. */
  async function place(order: PricedOrder, isAnew = false): Promise<() => void> {
    const request = requestOf(order)
    const idempotencyKey = intent.keyFor(request)
    const outcome = await api.order(request, idempotencyKey)
    if (outcome.kind === 'failure') {
      intent.forget(idempotencyKey)
      return () => refuse(outcome.code, order)
    }
    if (outcome.kind !== 'answer') return () => showFailed(order, outcome)
    const { orderReference, payment } = outcome.value
    intent.remember(idempotencyKey, orderReference)
    begun.write({ orderReference, payUrl: payment?.redirectUrl })
    if (!payment) return () => go(order, orderReference, resultPath)
    const standing = await api.status(orderReference)
    if (standing.kind !== 'answer') return () => showFailed(order, standing)
    const { status, totalInCents } = standing.value
    if (status === 'notPaid' && !isAnew) {
      // This wish was given up before, and nobody has seen its end: nothing was taken for it, and nothing comes.
      intent.settle(orderReference)
      return place(order, true)
    }
    if (status !== 'awaitingPayment') return () => go(order, orderReference, resultPath)
    if (totalInCents !== order.totalInCents) return () => showNewPrice(order, totalInCents)
    return () => go(order, orderReference, payment.redirectUrl)
  }

  function requestOf({ buyer, delivery, plan }: PricedOrder): OrderRequest {
    const request = {
      ...buyer,
      ...(plan && { planId: plan.planId }),
      termsAccepted: true as const,
      payment: { method: 'card' as const },
      language,
      returnPath: resultPath,
    }
    return delivery ? { ...request, delivery } : request
  }

  const showFailed = (order: PricedOrder, failed: Failed) =>
    $screen.set({ name: 'summary', order, notice: { kind: 'failed', failed } })

  function showNewPrice(order: PricedOrder, totalInCents: Cents) {
    const notice: Notice = { kind: 'priceChanged', before: order.totalInCents }
    $screen.set({ name: 'summary', order: { ...order, totalInCents }, notice })
  }

  function refuse(code: Refusal, order: PricedOrder) {
    const notice: Notice = { kind: 'told', code }
    switch (code) {
      case 'PARCEL_TERMINAL_NOT_AVAILABLE':
        $draft.set({ ...$draft.get(), parcelTerminalId: '' })
        void offer.refresh()
        return showStep(first, notice)
      case 'PLAN_NOT_AVAILABLE':
        $draft.set({ ...$draft.get(), planId: '' })
        return showStep('plan', notice)
      case 'BANK_NOT_AVAILABLE':
        return $screen.set({ name: 'summary', order, notice })
      default:
        return code satisfies never
    }
  }

  function go(order: PricedOrder, orderReference: string, url: string) {
    $screen.set({ name: 'leaving', order, orderReference })
    cancelLeaving = clock.after(leavingLimit, resume)
    leave(url)
  }

  function resume() {
    cancelLeaving()
    const screen = $screen.get()
    if (screen.name !== 'ordering' && screen.name !== 'leaving') return
    // An order whose outcome the person has seen is over: another one is asked for from the beginning.
    const isOver = screen.name === 'leaving' && intent.reference() !== screen.orderReference
    if (isOver) showStep(first)
    else $screen.set({ name: 'summary', order: screen.order })
  }

  return {
    $screen,
    $offer: offer.$loaded,
    $draft,
    start,
    askAgain: () => void offer.refresh(),
    change,
    submit,
    show,
    back,
    pay,
    resume,
  }
}

export const isStepScreen = (screen: Screen): screen is StepScreen => 'problems' in screen

const choices = ['method', 'parcelTerminalId', 'device'] as const

const withoutChoices = ({ method: _, parcelTerminalId: __, device: ___, ...others }: Problems): Problems =>
  others

const isStep = (name: Screen['name']): name is Step => name !== 'ordering' && name !== 'leaving'
