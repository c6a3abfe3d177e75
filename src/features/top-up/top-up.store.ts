import { atom, type ReadableAtom } from 'nanostores'
import type { Language } from '../../i18n/language.ts'
import type { Intent } from '../../operator/client/intent.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Line } from '../../operator/contract/line.ts'
import type { TopUpApi } from './top-up.api.ts'
import {
  type Draft,
  isTopUp,
  type Limits,
  type PhoneProblem,
  type Problems,
  readDraft,
  type TopUp,
} from './top-up.ts'

/** What stands in the way, other than a field: shown with its reference, and the way to try again. */
export type Failure = Exclude<Outcome<never, never>, { kind: 'answer' }> | { kind: 'cardUnavailable' }

/** The form's screens, from what is typed to the acquirer's page. */
export type Screen =
  | { name: 'form'; problems: Problems; failure?: Failure }
  | { name: 'checking' }
  | { name: 'confirm'; topUp: TopUp; failure?: Failure }
  /** Busy until the browser has left for the acquirer's page. */
  | { name: 'paying'; topUp: TopUp }

interface Dependencies {
  line: Line
  language: Language
  /** Where the acquirer sends the person back to. */
  waitingPath: string
  /** The content's limits, until the operator has said its own. */
  limits: Limits
  api: TopUpApi
  intent: Intent
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
  /** Back to the form with everything that was typed. */
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
  leave,
}: Dependencies): TopUpStore {
  const $screen = atom<Screen>({ name: 'form', problems: {} })
  const $limits = atom(limits)

  const showForm = (problems: Problems, failure?: Failure) =>
    $screen.set({ name: 'form', problems, ...(failure && { failure }) })

  async function start() {
    const outcome = await api.methodsAndCards({ line })
    if (outcome.kind !== 'answer') return
    const { methods, presetSumsInCents, minimumInCents, maximumInCents } = outcome.value
    $limits.set({ presets: presetSumsInCents, minimum: minimumInCents, maximum: maximumInCents })
    if (!methods.includes('card') && $screen.get().name === 'form') showForm({}, { kind: 'cardUnavailable' })
  }

  async function review(draft: Draft) {
    if ($screen.get().name !== 'form') return
    const topUp = readDraft(draft, $limits.get())
    if (!isTopUp(topUp)) return showForm(topUp)
    $screen.set({ name: 'checking' })
    const outcome = await api.validateNumber({ phoneNumber: topUp.phoneNumber })
    if (outcome.kind !== 'answer') return showForm({}, outcome)
    const problem = numberProblem(outcome.value, line)
    if (problem) return showForm({ phone: problem })
    $screen.set({ name: 'confirm', topUp })
  }

  async function pay() {
    const screen = $screen.get()
    if (screen.name !== 'confirm') return
    const { topUp } = screen
    $screen.set({ name: 'paying', topUp })
    const request = { ...topUp, language, line, returnPath: waitingPath }
    const idempotencyKey = intent.keyFor(request)
    const outcome = await api.payByCard(request, idempotencyKey)
    switch (outcome.kind) {
      case 'answer':
        intent.remember(idempotencyKey, outcome.value.paymentReference)
        return leave(outcome.value.redirectUrl)
      case 'failure':
        return showForm(refusalProblems[outcome.code])
      default:
        $screen.set({ name: 'confirm', topUp, failure: outcome })
    }
  }

  return {
    $screen,
    $limits,
    start,
    review,
    pay,
    change: () => showForm({}),
    resume() {
      const screen = $screen.get()
      if (screen.name === 'paying') $screen.set({ name: 'confirm', topUp: screen.topUp })
    },
  }
}

type NumberAnswer = { status: 'active' | 'blocked'; line: Line } | { status: 'notOurs' }

/** Why a number can't be topped up on this line; undefined when it can. */
function numberProblem(answer: NumberAnswer, line: Line): PhoneProblem | undefined {
  if (answer.status === 'notOurs') return 'notOurs'
  if (answer.line !== line) return 'otherLine'
  return answer.status === 'blocked' ? 'blocked' : undefined
}

const refusalProblems = {
  NUMBER_NOT_OURS: { phone: 'notOurs' },
  NUMBER_BLOCKED: { phone: 'blocked' },
  NUMBER_ON_OTHER_LINE: { phone: 'otherLine' },
  SUM_OUT_OF_LIMITS: { sum: 'invalid' },
} as const satisfies Record<string, Problems>
