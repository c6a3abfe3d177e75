import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { DetailedUsage } from '../../operator/client/detailed-usage.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import type { Failed } from '../../session/loaded.ts'
import { createPolling, waitingLimit } from '../../session/polling.ts'
import { type OrderOutcome, resultOf } from './order-outcome.ts'

/** Where the plans of an order are in their life, as the operator says. */
export type Activation =
  | { name: 'asking' }
  /** Standard rates apply until it is over. */
  | { name: 'pending' }
  | { name: 'active' }
  | { name: 'failed'; failed: Failed }

/** What a result page knows; it claims nothing that the operator hasn't said. */
export type OrderResultScreen =
  | { name: 'loading' }
  /** Opened without an order. */
  | { name: 'nothing' }
  | { name: 'ordered'; outcome: OrderOutcome; activation: Activation }
  | { name: 'notOrdered'; outcome: OrderOutcome }

interface Dependencies {
  page: 'success' | 'failure'
  outcome: OrderOutcome | undefined
  usage: () => Promise<Outcome<DetailedUsage>>
  clock: Clock
  /** Goes to the page that says what is true. */
  show: (page: 'success' | 'failure') => void
}

export interface OrderResultStore {
  $screen: ReadableAtom<OrderResultScreen>
  /** Asks until the plans work; begins again after `stop`, or when the person asks. */
  start(): void
  stop(): void
}

export function createOrderResultStore({
  page,
  outcome,
  usage,
  clock,
  show,
}: Dependencies): OrderResultStore {
  const $screen = atom<OrderResultScreen>({ name: 'loading' })
  const beganAt = clock.now()
  const polling = outcome && pollingOf(outcome)

  function pollingOf(ordered: OrderOutcome) {
    return createPolling({
      ask: usage,
      tell(answer) {
        const activation = answer.kind === 'answer' ? activationOf(ordered, answer.value) : failure(answer)
        $screen.set({ name: 'ordered', outcome: ordered, activation })
        return activation.name === 'pending'
      },
      isOver: () => clock.now() - beganAt > waitingLimit,
      clock,
    })
  }

  return {
    $screen,
    start() {
      if (!outcome) return $screen.set({ name: 'nothing' })
      const rightPage = resultOf(outcome.items) === 'none' ? 'failure' : 'success'
      if (rightPage !== page) return show(rightPage)
      if (rightPage === 'failure') return $screen.set({ name: 'notOrdered', outcome })
      const shown = $screen.get()
      if (shown.name === 'ordered' && shown.activation.name === 'active') return
      if (shown.name !== 'ordered' || shown.activation.name === 'failed')
        $screen.set({ name: 'ordered', outcome, activation: { name: 'asking' } })
      polling?.start()
    },
    stop: () => polling?.stop(),
  }
}

const failure = (failed: Failed): Activation => ({ name: 'failed', failed })

/** Active once each plan that was ordered is; until the operator shows it, it is being activated. */
function activationOf({ items }: OrderOutcome, { orderedPlans }: DetailedUsage): Activation {
  const isActive = (planId: string) =>
    orderedPlans.some((plan) => plan.planId === planId && plan.status === 'ACTIVE') &&
    !orderedPlans.some((plan) => plan.planId === planId && plan.status === 'ACTIVATION_IN_PROGRESS')
  const ordered = items.filter(({ submitted }) => submitted)
  return { name: ordered.every(({ planId }) => isActive(planId)) ? 'active' : 'pending' }
}
