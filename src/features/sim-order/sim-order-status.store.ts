import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Outcome, Trouble } from '../../operator/client/outcome.ts'
import { createPolling, waitingLimit } from '../../session/polling.ts'
import type { SimOrderApi, StatusOf } from './sim-order.api.ts'
import { isDecided, isUnderWay } from './sim-order-status.ts'

/** What the page of an order knows. It claims nothing that the operator has not said. */
export type StatusScreen =
  | { name: 'loading' }
  /** Opened without an order, or with one that the operator does not know. */
  | { name: 'nothing' }
  /** `isLate`: the page asks no more by itself. `isAsking`: the person asked, and waits for the answer. */
  | { name: 'known'; order: StatusOf; isLate: boolean; isAsking: boolean }
  | { name: 'failed'; trouble: Trouble; isAsking: boolean }

interface Dependencies {
  orderReference: string | undefined
  api: Pick<SimOrderApi, 'status'>
  clock: Clock
  /** How the order went is reported: the next one is another. */
  settle: (order: StatusOf) => void
}

export interface SimOrderStatusStore {
  $screen: ReadableAtom<StatusScreen>
  /** Asks until nothing more is to come in seconds; begins again after `stop`, or when the person asks. */
  start(): void
  /** Stops asking: the page is hidden or left. */
  stop(): void
}

export function createSimOrderStatusStore(dependencies: Dependencies): SimOrderStatusStore {
  const { orderReference, api, clock, settle } = dependencies
  const $screen = atom<StatusScreen>({ name: 'loading' })
  if (orderReference === undefined)
    return { $screen, start: () => $screen.set({ name: 'nothing' }), stop: () => undefined }

  const beganAt = clock.now()
  const isOver = () => clock.now() - beganAt > waitingLimit

  function tell(outcome: Outcome<StatusOf, 'ORDER_NOT_FOUND'>): boolean {
    switch (outcome.kind) {
      case 'answer':
        return tellOrder(outcome.value)
      case 'failure':
        $screen.set({ name: 'nothing' })
        return false
      default:
        return tellTrouble(outcome)
    }
  }

  function tellOrder(order: StatusOf): boolean {
    const isOpen = isUnderWay(order)
    $screen.set({ name: 'known', order, isLate: isOpen && isOver(), isAsking: false })
    if (isDecided(order)) settle(order)
    return isOpen
  }

  /** An eSIM that can be seen stays to be seen. */
  function tellTrouble(trouble: Trouble): boolean {
    const screen = $screen.get()
    if (screen.name !== 'known' || screen.isAsking) {
      $screen.set({ name: 'failed', trouble, isAsking: false })
      return true
    }
    const isOpen = isUnderWay(screen.order)
    $screen.set({ ...screen, isLate: isOpen && isOver() })
    return isOpen
  }

  const polling = createPolling({ ask: () => api.status(orderReference), tell, isOver, clock })

  return {
    $screen,
    stop: polling.stop,
    start() {
      const screen = $screen.get()
      if (screen.name === 'failed' || (screen.name === 'known' && screen.isLate))
        $screen.set({ ...screen, isAsking: true })
      polling.start()
    },
  }
}
