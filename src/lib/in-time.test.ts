import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in time is passed on, and so is its error', async () => {
  await expect(inTime(Promise.resolve(4), 1_000)).resolves.toBe(4)
  await expect(inTime(Promise.reject(new TypeError('off')), 1_000)).rejects.toThrow('off')
  expect(vi.getTimerCount()).toBe(0)
})

test('what never comes is rejected at the limit, not before', async () => {
  const settled = vi.fn<() => void>()
  const waiting = inTime(new Promise(() => undefined), 1_000)
  waiting.catch(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(waiting).rejects.toThrow('Nothing after 1000 ms')
})
