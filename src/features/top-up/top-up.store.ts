import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Clock } from '../../lib/clock.ts'
import { type Limits, limitProblem, type PhoneProblem } from '../../lib/top-up-draft.ts'
import type { Intent } from '../../operator/client/intent.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { CodeOf } from '../../operator/contract/endpoint.ts'
import type { Line } from '../../operator/contract/line.ts'
import type { paymentCard } from '../../operator/contract/payment-card.ts'
import type { TopUpApi } from './top-up.api.ts'
import { type Draft, isTopUp, type Problems, readDraft, type TopUp } from './top-up.ts'

/** What stands in the way, other than a field: shown with its reference, and the way to try again. */
export type Failure = Exclude<Outcome<never, never>, { kind: 'answer' }> | { kind: 'cardUnavailable' }

/** The form's screens, from what is typed to the acquirer's page. */
export type Screen =
  /** `isReturned`: back from the confirmation to change something. */
  | { name: 'form'; problems: Problems; failure?: Failure | undefined; isReturned?: boolean }
  | { name: 'checking' }
  | { name: 'confirm'; topUp: TopUp; failure?: Failure }
  | { name: 'paying'; topUp: TopUp }
  /** Busy until the browser has gone to the acquirer's page. */
  | { name: 'leaving'; topUp: TopUp; paymentReference: string }

/** A browser that hasn't left by then stays: the page takes presses again. Milliseconds. */
export const leavingLimit = 10_000

interface Dependencies {
  line: Line
  language: Language
  /** Where the acquirer sends the person back to. */
  waitingPath: string
  /** The content's limits, until the operator has said its own. */
  limits: Limits
  api: TopUpApi
  intent: Intent
  clock: Clock
  /** Leaves for the acquirer's page. */
  leave: (url: string) => void
}

export interface TopUpStore {
  $screen: ReadableAtom<Screen>
  $limits: ReadableAtom<Limits>
  /** Asks the operator for its limits and methods; what is typed meanwhile stays. */
  start(): Promise<void>
  /** Checks the draft and, with the operator, the number; then asks for confirmation. */
  review(draft: Draft): Promise<void>
  /** Pays what was confirmed: one payment, however often it is pressed. */
  pay(): Promise<void>
  /** From the confirmation back to the form, with everything that was typed. */
  change(): void
  /** The page is shown again after the browser had left: nothing is under way any more. */
  resume(): void
}

export function createTopUpStore({
  line,
  language,
  waitingPath,
  limits,
  api,
  intent,
  clock,
  leave,
}: Dependencies): TopUpStore {
  const $screen = atom<Screen>({ name: 'form', problems: {} })
  const $limits = atom(limits)
  let isCardOffered = true
  let cancelLeaving = () => {}

  const unavailable = (): Failure | undefined => (isCardOffered ? undefined : { kind: 'cardUnavailable' })
  const showForm = (problems: Problems, failure = unavailable()) =>
    $screen.set({ name: 'form', problems, failure })

  async function start() {
    const outcome = await api.methodsAndCards({ line })
    if (outcome.kind !== 'answer') return
    const { methods, presetSumsInCents, minimumInCents, maximumInCents } = outcome.value
    $limits.set({ presets: presetSumsInCents, minimum: minimumInCents, maximum: maximumInCents })
    isCardOffered = methods.includes('card')
    const screen = $screen.get()
    if (screen.name === 'form') $screen.set({ ...screen, failure: unavailable() ?? screen.failure })
  }

  async function review(draft: Draft) {
    if ($screen.get().name !== 'form') return
    const topUp = readDraft(draft, $limits.get())
    if (!isTopUp(topUp)) return showForm(topUp)
    $screen.set({ name: 'checking' })
    if (!isCardOffered) await start()
    if (!isCardOffered) return showForm({})
    const outcome = await api.validateNumber({ phoneNumber: topUp.phoneNumber })
    if (outcome.kind !== 'answer') return showForm({}, outcome)
    const problem = numberProblem(outcome.value, line)
    if (problem) return showForm({ phone: problem })
    $screen.set({ name: 'confirm', topUp })
  }

  async function pay() {
    const screen = $screen.get()
    if (screen.name !== 'confirm') return
    if (!isCardOffered) return showForm({})
    const { topUp } = screen
    const paying: Screen = { name: 'paying', topUp }
    $screen.set(paying)
    const request = { ...topUp, language, line, returnPath: waitingPath }
    const idempotencyKey = intent.keyFor(request)
    const outcome = await api.payByCard(request, idempotencyKey)
    if (outcome.kind === 'answer') intent.remember(idempotencyKey, outcome.value.paymentReference)
    if (outcome.kind === 'failure') intent.forget(idempotencyKey)
    // Whoever came back to this page meanwhile decides anew.
    if ($screen.get() !== paying) return
    switch (outcome.kind) {
      case 'answer': {
        const { paymentReference, redirectUrl } = outcome.value
        $screen.set({ name: 'leaving', topUp, paymentReference })
        cancelLeaving = clock.after(leavingLimit, resume)
        return leave(redirectUrl)
      }
      case 'failure':
        return refuse(outcome, topUp)
      default:
        $screen.set({ name: 'confirm', topUp, failure: outcome })
    }
  }

  async function refuse({ code, reference }: Refusal, { amountInCents }: TopUp) {
    const refused = { kind: 'unknown', reason: 'refused', reference } as const
    switch (code) {
      case 'NUMBER_NOT_OURS':
      case 'NUMBER_BLOCKED':
      case 'NUMBER_ON_OTHER_LINE':
        return showForm({ phone: refusedNumbers[code] })
      case 'SUM_OUT_OF_LIMITS': {
        await start()
        const sum = limitProblem(amountInCents, $limits.get())
        return sum ? showForm({ sum }) : showForm({}, refused)
      }
      case 'LOG_IN_REQUIRED':
      case 'CARD_NOT_FOUND':
      case 'CARD_EXPIRED':
      case 'RECURRING_PAYMENT_NOT_FOUND':
        return showForm({}, refused)
      default:
        return code satisfies never
    }
  }

  function resume() {
    cancelLeaving()
    const screen = $screen.get()
    if (screen.name !== 'paying' && screen.name !== 'leaving') return
    // A payment whose outcome the person has seen is over: another one is asked for from the beginning.
    const isOver = screen.name === 'leaving' && intent.reference() !== screen.paymentReference
    if (isOver) showForm({})
    else $screen.set({ name: 'confirm', topUp: screen.topUp })
  }

  function change() {
    if ($screen.get().name !== 'confirm') return
    $screen.set({ name: 'form', problems: {}, failure: unavailable(), isReturned: true })
  }

  return { $screen, $limits, start, review, pay, change, resume }
}

type NumberAnswer = { status: 'active' | 'blocked'; line: Line } | { status: 'notOurs' }

/** Why a number can't be topped up on this line; undefined when it can. */
function numberProblem(answer: NumberAnswer, line: Line): PhoneProblem | undefined {
  if (answer.status === 'notOurs') return 'notOurs'
  if (answer.line !== line) return 'otherLine'
  return answer.status === 'blocked' ? 'blocked' : undefined
}

type Refusal = Extract<Outcome<never, CodeOf<typeof paymentCard>>, { kind: 'failure' }>

const refusedNumbers = {
  NUMBER_NOT_OURS: 'notOurs',
  NUMBER_BLOCKED: 'blocked',
  NUMBER_ON_OTHER_LINE: 'otherLine',
} as const
