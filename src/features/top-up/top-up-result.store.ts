import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Stored } from '../../lib/storage.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import type { TopUpResultApi } from './top-up-result.api.ts'
import {
  mayChange,
  type PageOfPayment,
  pauseAskedFor,
  pauseBefore,
  resultPage,
  waitingLimit,
} from './top-up-result.ts'

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
  /** Goes to the page that says how the payment stands. */
  show: (page: PageOfPayment, paymentReference: string) => void
  /** The outcome is final and shown: the next top-up is another one. True the first time in this browser. */
  settle: (paymentReference: string) => boolean
  /** A top-up is paid, told once. */
  announce: (result: PaymentResult) => void
}

export interface TopUpResultStore {
  $screen: ReadableAtom<ResultScreen>
  /** Asks until the answer is final, with growing pauses; begins anew after `stop`, or when the person asks. */
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
  let run = 0
  let cancel = () => {}

  async function ask(reference: string, asked: number, thisRun: number): Promise<void> {
    const outcome = await api.checkResult(reference)
    if (thisRun !== run) return
    switch (outcome.kind) {
      case 'answer':
        return tell(outcome.value, asked, thisRun)
      case 'failure':
        return $screen.set({ name: 'nothing' })
      default:
        return tellTrouble(outcome, reference, asked, thisRun)
    }
  }

  function tell(result: PaymentResult, asked: number, thisRun: number): void {
    const { paymentReference: reference } = result
    const rightPage = resultPage(result)
    // What is over is no longer waited for, and each page has a time limit of its own.
    if (rightPage !== page || !mayChange(result)) pollingStartTime.remove()
    if (rightPage !== page) {
      show(rightPage, reference)
      return
    }
    $screen.set({ name: 'known', result, isLate: mayChange(result) && isOver(), isAsking: false })
    if (mayChange(result)) askAgain(reference, asked, thisRun)
    else if (settle(reference) && result.status === 'paid') announce(result)
  }

  /** A connection that comes back finds the payment as it stands; nothing is lost by asking on. */
  function tellTrouble(trouble: Trouble, reference: string, asked: number, thisRun: number): void {
    const screen = $screen.get()
    if (screen.name === 'known' && !screen.isAsking) $screen.set({ ...screen, isLate: isOver() })
    else $screen.set({ name: 'failed', trouble, isAsking: false })
    askAgain(reference, asked, thisRun, pauseAskedFor(trouble))
  }

  function askAgain(reference: string, asked: number, thisRun: number, leastPause = 0): void {
    if (isOver()) return
    const pause = Math.max(pauseBefore(asked), leastPause)
    cancel = clock.after(pause, () => void ask(reference, asked + 1, thisRun))
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
      if (paymentReference === undefined) return $screen.set({ name: 'nothing' })
      const screen = $screen.get()
      if (screen.name === 'known' && !mayChange(screen.result)) return
      run += 1
      cancel()
      const isStill = screen.name === 'failed' || (screen.name === 'known' && screen.isLate)
      if (isStill) $screen.set({ ...screen, isAsking: true })
      void ask(paymentReference, 0, run)
    },
    stop() {
      run += 1
      cancel()
    },
  }
}
