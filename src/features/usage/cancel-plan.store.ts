import { atom, type ReadableAtom } from 'nanostores'
import type { Intent } from '../../operator/client/intent.ts'
import type { Failed } from '../../session/loaded.ts'
import type { UsageApi } from './usage.api.ts'
import type { OrderedPlan } from './usage.ts'

/** How far a person is with cancelling a plan. `until`: UTC milliseconds, null where the operator doesn't say. */
export type CancelScreen =
  | { name: 'closed' }
  /** What would be lost, before anything is done. */
  | { name: 'consequences'; plan: OrderedPlan }
  | { name: 'sending'; plan: OrderedPlan }
  | { name: 'underWay'; plan: OrderedPlan; until: number | null }
  | { name: 'done'; plan: OrderedPlan; until: number | null }
  /** There is no such plan any more. */
  | { name: 'notFound'; plan: OrderedPlan }
  | { name: 'failed'; plan: OrderedPlan; failed: Failed }

interface Dependencies {
  api: Pick<UsageApi, 'terminatePlan'>
  intent: Intent
  /** Whether the page's number is still the current one; else what stands in the way. */
  confirmNumber: () => Promise<Failed | undefined>
  refresh: () => Promise<void>
}

export interface CancelPlanStore {
  $screen: ReadableAtom<CancelScreen>
  open(plan: OrderedPlan): void
  /** Cancels it once, however often it is pressed. */
  confirm(): Promise<void>
  close(): void
}

export function createCancelPlanStore({
  api,
  intent,
  confirmNumber,
  refresh,
}: Dependencies): CancelPlanStore {
  const $screen = atom<CancelScreen>({ name: 'closed' })

  async function send(plan: OrderedPlan): Promise<CancelScreen> {
    const changed = await confirmNumber()
    if (changed) return { name: 'failed', plan, failed: changed }
    const { planId, orderedPlanId } = plan
    const key = intent.keyFor({ orderedPlanId })
    const outcome = await api.terminatePlan(planId, key)
    switch (outcome.kind) {
      case 'answer': {
        intent.forget(key)
        const { terminated, terminationDate: until } = outcome.value
        return { name: terminated ? 'done' : 'underWay', plan, until }
      }
      case 'failure':
        intent.forget(key)
        if (outcome.code === 'PLAN_NOT_FOUND') return { name: 'notFound', plan }
        return { name: 'failed', plan, failed: outcome }
      default:
        return { name: 'failed', plan, failed: outcome }
    }
  }

  return {
    $screen,
    open: (plan) => $screen.set({ name: 'consequences', plan }),
    async confirm() {
      const screen = $screen.get()
      if (screen.name !== 'consequences' && screen.name !== 'failed') return
      const { plan } = screen
      $screen.set({ name: 'sending', plan })
      const next = await send(plan)
      // The figures say how it stands, even where the dialog was closed meanwhile.
      if ($screen.get().name === 'sending') $screen.set(next)
      if (next.name !== 'failed') await refresh()
    },
    close: () => $screen.set({ name: 'closed' }),
  }
}
