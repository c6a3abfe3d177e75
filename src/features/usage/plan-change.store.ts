import { atom, type ReadableAtom } from 'nanostores'
import type { Intent } from '../../operator/client/intent.ts'
import { mayBeDone, type Outcome } from '../../operator/client/outcome.ts'
import type { OperationRefusal } from '../../operator/contract/operation-errors.ts'
import type { Failed } from '../../session/loaded.ts'
import type { OrderedPlan } from './usage.ts'

/** How far a person is with a change of a plan that can't be undone; `Step` are the steps of that change alone. */
export type PlanChangeScreen<Step> =
  | { name: 'closed' }
  | { name: 'sending'; plan: OrderedPlan }
  /** There is no such plan any more. */
  | { name: 'notFound'; plan: OrderedPlan }
  /** `isUnsure`: it was sent, and may be done though no answer came. */
  | { name: 'failed'; plan: OrderedPlan; failed: Failed; isUnsure: boolean }
  | Step

/** What every change of a plan needs. */
export interface PlanChangeDependencies {
  intent: Intent
  refresh: () => Promise<void>
}

interface PlanChange<Step, Answer> extends PlanChangeDependencies {
  /** What is said before anything is done. */
  begin: (plan: OrderedPlan) => Step
  /** The step from which it is sent. */
  lastStep: string
  send: (plan: OrderedPlan, idempotencyKey: string) => Promise<Outcome<Answer, OperationRefusal>>
  answered: (plan: OrderedPlan, answer: Answer) => Step
  /** A refusal that has words of its own. */
  refused?: (plan: OrderedPlan, code: OperationRefusal) => Step | undefined
  /** Whether a step is shown even where the dialog was closed meanwhile. */
  isKept?: (screen: PlanChangeScreen<Step>) => boolean
}

export interface PlanChangeStore<Step> {
  $screen: ReadableAtom<PlanChangeScreen<Step>>
  open(plan: OrderedPlan): void
  /** Another step before it is sent. */
  goTo(step: Step): void
  /** Sends it once, however often it is pressed; after a lost answer under the same key. */
  confirm(): Promise<void>
  close(): void
}

export function createPlanChangeStore<Step extends { name: string; plan: OrderedPlan }, Answer>({
  begin,
  lastStep,
  send,
  answered,
  refused,
  isKept,
  intent,
  refresh,
}: PlanChange<Step, Answer>): PlanChangeStore<Step> {
  type Screen = PlanChangeScreen<Step>
  const $screen = atom<Screen>({ name: 'closed' })

  async function change(plan: OrderedPlan): Promise<Screen> {
    const key = await intent.keyFor({ orderedPlanId: plan.orderedPlanId })
    const outcome = await send(plan, key)
    if (outcome.kind === 'answer' || outcome.kind === 'failure') intent.forget(key)
    if (outcome.kind === 'answer') return answered(plan, outcome.value)
    const told = outcome.kind === 'failure' && refused?.(plan, outcome.code)
    if (told) return told
    if (outcome.kind === 'failure' && outcome.code === 'PLAN_NOT_FOUND') return { name: 'notFound', plan }
    const isUnsure = outcome.kind !== 'failure' && mayBeDone(outcome)
    return { name: 'failed', plan, failed: outcome, isUnsure }
  }

  return {
    $screen,
    open: (plan) => $screen.set(begin(plan)),
    goTo: (step) => $screen.set(step),
    async confirm() {
      const screen = $screen.get()
      if (screen.name !== lastStep && screen.name !== 'failed') return
      if (!('plan' in screen)) return
      const { plan } = screen
      $screen.set({ name: 'sending', plan })
      const next = await change(plan)
      // The figures say its state, even where the dialog was closed meanwhile.
      if ($screen.get().name === 'sending' || isKept?.(next)) $screen.set(next)
      if (next.name !== 'failed') await refresh()
    },
    close: () => $screen.set({ name: 'closed' }),
  }
}
