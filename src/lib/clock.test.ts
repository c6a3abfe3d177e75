import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock.ts'

afterEach(() => vi.useRealTimers())

test('the system’s clock tells the time, runs what is due once, and nothing that was cancelled', () => {
  vi.useFakeTimers({ now: 1000 })
  const run = vi.fn<() => void>()
  const cancelled = vi.fn<() => void>()
  systemClock.after(500, run)
  const cancel = systemClock.after(500, cancelled)
  vi.advanceTimersByTime(499)
  expect([systemClock.now(), run.mock.calls.length]).toEqual([1499, 0])
  cancel()
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})
