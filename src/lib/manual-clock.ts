import type { Clock } from './clock.ts'

export interface ManualClock extends Clock {
  /** Moves the time on and runs what became due, in order; waits for what each run set off. */
  advance(milliseconds: number): Promise<void>
}

/** A clock for tests: it is still until it is moved. */
export function manualClock(start = Date.UTC(2026, 0, 15, 10)): ManualClock {
  let now = start
  let waiting: { due: number; run: () => void }[] = []

  async function runNext(until: number): Promise<boolean> {
    const next = waiting.filter(({ due }) => due <= until).sort((one, other) => one.due - other.due)[0]
    if (!next) return false
    waiting = waiting.filter((timer) => timer !== next)
    now = next.due
    next.run()
    await settled()
    return true
  }

  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { due: now + milliseconds, run }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter((other) => other !== timer)
      }
    },
    async advance(milliseconds) {
      const until = now + milliseconds
      await settled()
      while (await runNext(until));
      now = until
    },
  }
}

/** A turn of the event loop: promises that wait for no timer and no network have gone as far as they can. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
