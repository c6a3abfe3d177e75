import { atom, type ReadableAtom } from 'nanostores'
import { calendarDateOf } from '../../i18n/date.ts'
import type { Clock } from '../../lib/clock.ts'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import type { Intent } from '../../operator/client/intent.ts'
import type { Failed } from '../../session/loaded.ts'
import { limitProblem } from '../top-up-draft/top-up-draft.ts'
import { askFacts, type FactsSources, type NoFacts } from './ask-facts.ts'
import type { AutoTopUpApi } from './auto-top-up.api.ts'
import { type Draft, type Facts, isAutoTopUp, type Problems, readDraft } from './auto-top-up.ts'
import {
  autoTopUpBeginner,
  type BeginDependencies,
  type Checked,
  type EarlierAutoTopUp,
} from './begin-auto-top-up.ts'

/** From what there is to choose from to the operator's word that it is set up. */
export type Screen =
  | NoFacts
  /** `isReturned`: back from the confirmation to change something. */
  | { name: 'form'; facts: Facts; problems: Problems; failure?: Failed; isReturned?: boolean }
  | { name: 'checking'; facts: Facts }
  /** `isMandateMissing`: it was pressed without the mandate. `earlier`: another one may be set up: the person decides. */
  | {
      name: 'confirm'
      facts: Facts
      checked: Checked
      failure?: Failed
      isMandateMissing?: boolean
      earlier?: EarlierAutoTopUp
    }
  | { name: 'sending'; facts: Facts; checked: Checked }
  /** Busy until the browser has gone to the acquirer's page, or to the page that says that it is set up. */
  | { name: 'leaving'; facts: Facts; checked: Checked; reference: string }

interface Dependencies extends FactsSources, BeginDependencies {
  api: AutoTopUpApi
  intent: Intent
  clock: Clock
}

export interface AutoTopUpStore {
  $screen: ReadableAtom<Screen>
  /** Asks what there is to choose from; asked again, what is typed stays. */
  start(): Promise<void>
  /** Checks the draft and, with the operator, the number; then asks for confirmation. */
  review(draft: Draft): Promise<void>
  /** The draft is being changed: no confirmation of what it was takes the form away any more. */
  edit(): void
  /** Sets up what was confirmed: once, however often it is pressed. */
  setUp(isMandateAccepted: boolean): Promise<void>
  /** Sends the earlier one once more: it is set up once. */
  sendEarlier(): Promise<void>
  /** The person decides to set this one up as well. */
  setUpBeside(isMandateAccepted: boolean): Promise<void>
  /** From the confirmation back to the form, with everything that was typed. */
  change(): void
  /** The page is shown again after the browser had left: nothing is under way any more. */
  resume(): Promise<void>
}

export function createAutoTopUpStore(dependencies: Dependencies): AutoTopUpStore {
  const { api, intent, clock } = dependencies
  const beginner = autoTopUpBeginner(dependencies)
  const $screen = atom<Screen>({ name: 'loading' })
  let cancelLeaving = () => {}
  const today = () => calendarDateOf(clock.now())

  /** The form, asked for again: what the operator refused is another now. */
  async function showForm(problemsUnder: (facts: Facts) => Problems, failure?: Failed) {
    const asked = await askFacts(dependencies)
    if ('name' in asked) return $screen.set(asked)
    const problems = problemsUnder(asked)
    const isExplained = Object.keys(problems).length > 0
    $screen.set({ name: 'form', facts: asked, problems, ...(failure && !isExplained && { failure }) })
  }

  async function start() {
    $screen.set({ name: 'loading' })
    await showForm(() => ({}))
  }

  async function review(draft: Draft) {
    const screen = $screen.get()
    if (screen.name !== 'form') return
    const { facts } = screen
    const read = readDraft(draft, facts, today())
    if (!isAutoTopUp(read)) return $screen.set({ name: 'form', facts, problems: read })
    const checking: Screen = { name: 'checking', facts }
    $screen.set(checking)
    const outcome = await api.validateNumber({ phoneNumber: read.phoneNumber })
    if ($screen.get() !== checking) return
    if (outcome.kind !== 'answer') return $screen.set({ name: 'form', facts, problems: {}, failure: outcome })
    const { value } = outcome
    if (value.status !== 'active')
      return $screen.set({ name: 'form', facts, problems: { phone: value.status } })
    const { line } = value
    if (line === 'unknown') return $screen.set({ name: 'form', facts, problems: { phone: line } })
    $screen.set({ name: 'confirm', facts, checked: { ...read, line } })
  }

  function edit() {
    const screen = $screen.get()
    if (screen.name === 'checking') $screen.set({ name: 'form', facts: screen.facts, problems: {} })
  }

  async function setUp(isMandateAccepted: boolean) {
    const screen = $screen.get()
    if (screen.name !== 'confirm') return
    const { facts, checked } = screen
    if (!isMandateAccepted) return $screen.set({ name: 'confirm', facts, checked, isMandateMissing: true })
    await send(facts, checked, beginner.begin(checked))
  }

  /** `earlier`: it is that one which is sent. */
  async function send(
    facts: Facts,
    checked: Checked,
    beginning: ReturnType<typeof beginner.begin>,
    earlier?: EarlierAutoTopUp,
  ) {
    const sending: Screen = { name: 'sending', facts, checked }
    $screen.set(sending)
    const begun = await beginning
    // A user who came back to this page meanwhile decides again.
    if ($screen.get() !== sending) return
    switch (begun.kind) {
      case 'answer': {
        const { reference, go } = begun.value
        $screen.set({ name: 'leaving', facts, checked, reference })
        cancelLeaving = clock.after(leavingLimit, resume)
        return go()
      }
      case 'failure':
        // An earlier one that was refused is in nothing's way.
        return earlier ? $screen.set({ name: 'confirm', facts, checked }) : refuse(begun, checked)
      case 'asks':
        return $screen.set({ name: 'confirm', facts, checked, earlier: begun.earlier })
      default:
        $screen.set({ name: 'confirm', facts, checked, failure: begun, ...(earlier && { earlier }) })
    }
  }

  async function sendEarlier() {
    const screen = $screen.get()
    if (screen.name !== 'confirm' || !screen.earlier) return
    const { facts, checked, earlier } = screen
    const beginning = beginner.sendEarlier(earlier)
    if (beginning) await send(facts, checked, beginning, earlier)
  }

  async function setUpBeside(isMandateAccepted: boolean) {
    const screen = $screen.get()
    if (screen.name !== 'confirm' || !screen.earlier) return
    if (isMandateAccepted) beginner.setUpBeside(screen.earlier)
    await setUp(isMandateAccepted)
  }

  async function refuse(refused: Failed & { kind: 'failure' }, { amountInCents }: Checked) {
    switch (refused.code) {
      case 'NUMBER_NOT_OURS':
        return showForm(() => ({ phone: 'notOurs' }))
      case 'NUMBER_BLOCKED':
        return showForm(() => ({ phone: 'blocked' }))
      case 'NUMBER_ON_OTHER_LINE':
        return showForm(() => ({ phone: 'otherLine' }))
      case 'SUM_OUT_OF_LIMITS':
        return showForm(({ limits }) => sumProblems(limitProblem(amountInCents, limits)), refused)
      case 'CARD_NOT_FOUND':
        return showForm(() => ({ card: 'missing' }))
      case 'CARD_EXPIRED':
        return showForm(() => ({ card: 'expired' }))
      case 'RECURRING_PAYMENT_NOT_FOUND':
        return $screen.set({ name: 'gone' })
      default:
        return showForm(() => ({}), refused)
    }
  }

  async function resume() {
    cancelLeaving()
    const screen = $screen.get()
    if (screen.name !== 'sending' && screen.name !== 'leaving') return
    const { facts, checked } = screen
    // What the person has seen set up is over: another one is asked for from the beginning.
    const isOver = screen.name === 'leaving' && !intent.isAwaited(screen.reference)
    if (isOver) await start()
    else $screen.set({ name: 'confirm', facts, checked })
  }

  function change() {
    const screen = $screen.get()
    if (screen.name !== 'confirm') return
    $screen.set({ name: 'form', facts: screen.facts, problems: {}, isReturned: true })
  }

  return { $screen, start, review, edit, setUp, sendEarlier, setUpBeside, change, resume }
}

const sumProblems = (sum: Problems['sum']): Problems => (sum ? { sum } : {})
