import { afterEach, expect, test, vi } from 'vitest'
import { forgetKeptPages } from './forget-kept-pages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const browserWith = (getRegistrations: () => Promise<{ unregister: () => Promise<boolean> }[]>) => {
  const done: string[] = []
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } })
  vi.stubGlobal('caches', {
    keys: async () => ['app:v1:kept-files', 'another'],
    delete: async (name: string) => done.push(name),
  })
  return done
}

test('the worker goes before its caches, and of these all', async () => {
  const done: string[] = browserWith(async () => [{ unregister: async () => done.push('worker') > 0 }])
  await forgetKeptPages()
  expect(done).toEqual(['worker', 'app:v1:kept-files', 'another'])
})

test('a browser that has no workers is left as it is', async () => {
  vi.stubGlobal('navigator', {})
  await expect(forgetKeptPages()).resolves.toBeUndefined()
})

test('a browser that doesn’t answer holds up no log-out', async () => {
  vi.useFakeTimers()
  browserWith(() => new Promise(() => undefined))
  const forgotten = forgetKeptPages()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(forgotten).resolves.toBeUndefined()
})
