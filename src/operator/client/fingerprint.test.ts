import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A database that is opened when the test says so, and never answers what it is asked. */
function slowDatabase() {
  const opening: Record<'onsuccess' | 'onerror', () => void> & { result: unknown } = {
    onsuccess: () => undefined,
    onerror: () => undefined,
    result: undefined,
  }
  const close = vi.fn<() => void>()
  const asked = vi.fn(() => opening)
  vi.stubGlobal('indexedDB', { open: asked })
  return {
    asked,
    close,
    open() {
      const request = {}
      opening.result = {
        transaction: () => ({ objectStore: () => ({ get: () => request }) }),
        close,
      }
      opening.onsuccess()
    },
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = { phoneNumber: '+37061234567', amountInCents: 1000 }

test('a database that never answers holds a request up for a second only, and once', async () => {
  const { asked } = slowDatabase()
  const { fingerprintOf } = await import('./fingerprint.ts')
  const first = fingerprintOf(request)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toMatch(/^[\dA-Z]{26}$/)
  expect(await fingerprintOf({ ...request })).toBe(await first)
  expect(await fingerprintOf({ ...request, amountInCents: 1001 })).not.toBe(await first)
})

test('a database that is opened too late, or then says nothing, is closed: it would block clearing the site’s data', async () => {
  const database = slowDatabase()
  const { fingerprintOf } = await import('./fingerprint.ts')
  const first = fingerprintOf(request)
  await vi.waitFor(() => expect(database.asked).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(1_000)
  await first
  database.open()
  await vi.waitFor(() => expect(database.close).toHaveBeenCalled())
})
