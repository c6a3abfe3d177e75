import { atom, type ReadableAtom } from 'nanostores'
import type { Intent } from '../../operator/client/intent.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Failed } from '../../session/loaded.ts'
import type { UsageApi } from './usage.api.ts'
import type { OrderedPlan } from './usage.ts'

type Answer = Extract<
  Awaited<ReturnType<UsageApi['withdrawFromContract']>>,
  Outcome<unknown> & { kind: 'answer' }
>
export type Withdrawal = Answer['value']

/** How far a person is with withdrawing from a contract: a statement, its confirmation, the operator's acknowledgement. */
export type WithdrawScreen =
  | { name: 'closed' }
  | { name: 'statement'; plan: OrderedPlan }
  | { name: 'confirmation'; plan: OrderedPlan }
  | { name: 'sending'; plan: OrderedPlan }
  | { name: 'acknowledged'; plan: OrderedPlan; withdrawal: Withdrawal }
  | { name: 'periodOver'; plan: OrderedPlan }
  | { name: 'notFound'; plan: OrderedPlan }
  | { name: 'failed'; plan: OrderedPlan; failed: Failed }

interface Dependencies {
  api: Pick<UsageApi, 'withdrawFromContract'>
  intent: Intent
  /** Whether the page's number is still the current one; else what stands in the way. */
  confirmNumber: () => Promise<Failed | undefined>
  refresh: () => Promise<void>
}

export interface WithdrawStore {
  $screen: ReadableAtom<WithdrawScreen>
  open(plan: OrderedPlan): void
  /** From the statement to its confirmation. */
  proceed(): void
  /** Withdraws once, however often it is pressed. */
  confirm(): Promise<void>
  close(): void
}

export function createWithdrawStore({ api, intent, confirmNumber, refresh }: Dependencies): WithdrawStore {
  const $screen = atom<WithdrawScreen>({ name: 'closed' })

  async function send(plan: OrderedPlan): Promise<WithdrawScreen> {
    const changed = await confirmNumber()
    if (changed) return { name: 'failed', plan, failed: changed }
    const { orderedPlanId } = plan
    const key = intent.keyFor({ orderedPlanId })
    const outcome = await api.withdrawFromContract(orderedPlanId, key)
    switch (outcome.kind) {
      case 'answer':
        intent.forget(key)
        return { name: 'acknowledged', plan, withdrawal: outcome.value }
      case 'failure':
        intent.forget(key)
        if (outcome.code === 'WITHDRAWAL_PERIOD_OVER') return { name: 'periodOver', plan }
        if (outcome.code === 'PLAN_NOT_FOUND') return { name: 'notFound', plan }
        return { name: 'failed', plan, failed: outcome }
      default:
        return { name: 'failed', plan, failed: outcome }
    }
  }

  return {
    $screen,
    open: (plan) => $screen.set({ name: 'statement', plan }),
    proceed() {
      const screen = $screen.get()
      if (screen.name === 'statement') $screen.set({ name: 'confirmation', plan: screen.plan })
    },
    async confirm() {
      const screen = $screen.get()
      if (screen.name !== 'confirmation' && screen.name !== 'failed') return
      const { plan } = screen
      $screen.set({ name: 'sending', plan })
      const next = await send(plan)
      // An acknowledgement is shown whatever was closed meanwhile: the person has to be able to keep it.
      if ($screen.get().name === 'sending' || next.name === 'acknowledged') $screen.set(next)
      if (next.name !== 'failed') await refresh()
    },
    close: () => $screen.set({ name: 'closed' }),
  }
}
