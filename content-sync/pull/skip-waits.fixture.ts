import { onTestFinished, vi } from 'vitest'

/** Timers, in milliseconds, that are no wait: the client's limit on one request, and how long fetch keeps a connection. */
const otherTimers = [30_000, 3_000, 58_000]

/** For one test, waits of a second and more pass at once; returns how long they would have been, in milliseconds. */
export function skipWaits(): number[] {
  const waits: number[] = []
  const { setTimeout } = globalThis
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait = 0, ...rest) => {
    const isWait = wait >= 1000 && !otherTimers.includes(wait)
    if (isWait) waits.push(wait)
    return setTimeout(run, isWait ? 0 : wait, ...rest)
  })
  onTestFinished(() => spy.mockRestore())
  return waits
}
