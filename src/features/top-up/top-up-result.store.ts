import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../../lib/clock.ts'
import type { Stored } from '../../lib/storage.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import type { TopUpApi } from './top-up.api.ts'
import { mayChange, pauseBefore, resultPage, waitingLimit } from './top-up-result.ts'

/** What a result page knows. It claims nothing that the operator has not said. */
export type ResultScreen =
  | { name: 'loading' }
  /** Opened without a payment, or with one that the operator does not know. */
  | { name: 'nothing' }
  | { name: 'known'; result: PaymentResult; isLate: boolean }
  | { name: 'failed'; trouble: Trouble }

interface Dependencies {
  /** The page that shows the result: another state than its own leads to another page. */
  page: 'waiting' | 'success' | 'failure'
  paymentReference: string | undefined
  api: Pick<TopUpApi, 'checkResult'>
  clock: Clock
  pollingStartTime: Stored<number>
  /** Goes to the page that says how the payment stands. */
  show: (page: 'waiting' | 'success' | 'failure', paymentReference: string) => void
  /** The outcome is final and shown: the next top-up is another one. */
  settle: (paymentReference: string) => void
}

export interface TopUpResultStore {
  $screen: ReadableAtom<ResultScreen>
  /** Asks until the answer is final, with growing pauses; begins anew after `stop`. */
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
        // A connection that comes back finds the payment as it stands; nothing is lost by asking on.
        if ($screen.get().name !== 'known') $screen.set({ name: 'failed', trouble: outcome })
        return askAgain(reference, asked, thisRun)
    }
  }

  function tell(result: PaymentResult, asked: number, thisRun: number): void {
    const { paymentReference: reference } = result
    const rightPage = resultPage(result)
    if (rightPage !== page) {
      show(rightPage, reference)
      return
    }
    const isLate = result.status === 'pending' && clock.now() - startTime() > waitingLimit
    $screen.set({ name: 'known', result, isLate })
    if (mayChange(result)) {
      if (!isLate) askAgain(reference, asked, thisRun)
      return
    }
    pollingStartTime.remove()
    settle(reference)
  }

  function askAgain(reference: string, asked: number, thisRun: number): void {
    cancel = clock.after(pauseBefore(asked), () => void ask(reference, asked + 1, thisRun))
  }

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
      run += 1
      cancel()
      if (paymentReference === undefined) $screen.set({ name: 'nothing' })
      else void ask(paymentReference, 0, run)
    },
    stop() {
      run += 1
      cancel()
    },
  }
}
