import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Stored } from '../../lib/storage.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { createPolling, waitingLimit } from '../../session/polling.ts'
import type { TopUpResultApi } from './top-up-result.api.ts'
import { mayChange, type PageOfPayment, resultPage } from './top-up-result.ts'

/** The page that shows a result. */
export type ResultPage = Exclude<PageOfPayment, 'autoTopUpSuccess'>

/** What a result page knows. It claims nothing that the operator has not said. */
export type ResultScreen =
  | { name: 'loading' }
  /** Opened without a payment, or with one that the operator does not know. */
  | { name: 'nothing' }
  /** `isLate`: the page asks no more by itself. `isAsking`: the person asked, and waits for the answer. */
  | { name: 'known'; result: PaymentResult; isLate: boolean; isAsking: boolean }
  | { name: 'failed'; trouble: Trouble; isAsking: boolean }

interface Dependencies {
  /** Another state than this page's own leads to another page. */
  page: ResultPage
  paymentReference: string | undefined
  api: TopUpResultApi
  clock: Clock
  pollingStartTime: Stored<number>
  /** Goes to the page that says the state of the payment. */
  show: (page: PageOfPayment, paymentReference: string) => void
  /** The outcome is final and shown: the next top-up is another one. True the first time in this browser. */
  settle: (paymentReference: string) => boolean
  /** A top-up is paid, told once. */
  announce: (result: PaymentResult) => void
}

export interface TopUpResultStore {
  $screen: ReadableAtom<ResultScreen>
  /** Asks until the answer is final, with growing pauses; begins again after `stop`, or when the person asks. */
  start(): void
  /** Stops asking: the page is hidden or left. */
  stop(): void
}

export function createTopUpResultStore({
  page,
  paymentReference,
  api,
  clock,
  pollingStartTime,
  show,
  settle,
  announce,
}: Dependencies): TopUpResultStore {
  const $screen = atom<ResultScreen>({ name: 'loading' })
  const polling = paymentReference === undefined ? undefined : pollingOf(paymentReference)

  function pollingOf(reference: string) {
    return createPolling({ ask: () => api.checkResult(reference), tell: hear, isOver: () => isOver(), clock })
  }

  function hear(outcome: Awaited<ReturnType<TopUpResultApi['checkResult']>>): boolean {
    switch (outcome.kind) {
      case 'answer':
        return tell(outcome.value)
      case 'failure':
        $screen.set({ name: 'nothing' })
        return false
      default:
        tellTrouble(outcome)
        return true
    }
  }

  /** Whether the operator may yet say something else here. */
  function tell(result: PaymentResult): boolean {
    const { paymentReference: reference } = result
    const rightPage = resultPage(result)
    // What is over is no longer waited for, and each page has a time limit of its own.
    if (rightPage !== page || !mayChange(result)) pollingStartTime.remove()
    if (rightPage !== page) {
      show(rightPage, reference)
      return false
    }
    $screen.set({ name: 'known', result, isLate: mayChange(result) && isOver(), isAsking: false })
    if (mayChange(result)) return true
    if (settle(reference) && result.status === 'paid') announce(result)
    return false
  }

  function tellTrouble(trouble: Trouble): void {
    const screen = $screen.get()
    if (screen.name === 'known' && !screen.isAsking) $screen.set({ ...screen, isLate: isOver() })
    else $screen.set({ name: 'failed', trouble, isAsking: false })
  }

  const isOver = () => clock.now() - startTime() > waitingLimit

  /** The time limit runs from the first question, through reloads. */
  function startTime(): number {
    const known = pollingStartTime.read()
    if (known !== undefined && known <= clock.now()) return known
    pollingStartTime.write(clock.now())
    return clock.now()
  }

  return {
    $screen,
    start() {
      if (!polling) return $screen.set({ name: 'nothing' })
      const screen = $screen.get()
      if (screen.name === 'known' && !mayChange(screen.result)) return
      const isStill = screen.name === 'failed' || (screen.name === 'known' && screen.isLate)
      if (isStill) $screen.set({ ...screen, isAsking: true })
      polling.start()
    },
    stop: () => polling?.stop(),
  }
}
