import type { Clock } from '../lib/clock.ts'
import type { Outcome } from '../operator/client/outcome.ts'

const second = 1000
const minute = 60 * second

/** After this long on a page it asks no more by itself: a text message will tell. Milliseconds. */
export const waitingLimit = 10 * minute

/** How long to wait before the next question, in milliseconds: 2 s at first, growing to 10 s. `asked` counts from 0. */
export const pauseBefore = (asked: number): number => Math.min(2 * second * 1.5 ** asked, 10 * second)

/** How long the operator asks to be left alone, in milliseconds; no longer than anyone waits here. */
export const pauseAskedFor = (outcome: Outcome<unknown>): number =>
  outcome.kind === 'unknown' && outcome.reason === 'tooManyRequests'
    ? Math.min((outcome.retryAfterInSeconds ?? 0) * second, waitingLimit)
    : 0

interface Questions<Value, Code extends string> {
  ask: () => Promise<Outcome<Value, Code>>
  /** Takes an answer; true where something else may yet be said. One that came after `stop` is dropped. */
  tell: (outcome: Outcome<Value, Code>) => boolean
  /** The time limit has passed: no question more by itself. */
  isOver: () => boolean
  clock: Pick<Clock, 'after'>
}

export interface Polling {
  /** Asks at once, then with growing pauses; again after `stop`, or when the person asks. */
  start(): void
  /** The page is hidden or left. */
  stop(): void
}

/** Asks the operator how something is until that is final. A connection that comes back finds it; nothing is lost by asking on. */
export function createPolling<Value, Code extends string>({
  ask,
  tell,
  isOver,
  clock,
}: Questions<Value, Code>): Polling {
  let run = 0
  let cancel = () => {}

  async function question(asked: number, thisRun: number): Promise<void> {
    const outcome = await ask()
    if (thisRun !== run || !tell(outcome) || thisRun !== run || isOver()) return
    const pause = Math.max(pauseBefore(asked), pauseAskedFor(outcome))
    cancel = clock.after(pause, () => void question(asked + 1, thisRun))
  }

  function stop() {
    run += 1
    cancel()
  }

  return {
    stop,
    start() {
      stop()
      void question(0, run)
    },
  }
}
