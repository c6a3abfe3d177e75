import type { ReadableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const kept = new Map([
    ['app:v1:last-known-balance', { value: 1240, at: Date.now() }],
    ['app:v1:last-known-gains', { value: [[]], at: Date.now() }],
  ])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => JSON.stringify(kept.get(key)) ?? null,
    setItem: (key: string, text: string) => kept.set(key, JSON.parse(text)),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Each is read with fresh modules, as on a page of its own. */
const figures: Record<string, () => Promise<ReadableAtom<unknown>>> = {
  'the balance': async () => (await import('./account.store.ts')).$balance,
  'the gains on the dashboard': async () => (await import('../features/dashboard/dashboard.store.ts')).$gains,
  'the gains before the usage details': async () => (await import('../features/usage/usage.store.ts')).$known,
}

for (const [what, read] of Object.entries(figures))
  test(`what a page laid out unseen is not drawn again when someone comes, unless it is other now: ${what}`, async () => {
    const { $isActivated } = await import('../lib/activation.state.ts')
    const $figures = await read()
    const isDrawn = vi.fn()
    const stop = $figures.listen(isDrawn)
    const before = $figures.get()
    expect(before).toBeDefined()
    $isActivated.set(false)
    $isActivated.set(true)
    expect(isDrawn).not.toHaveBeenCalled()
    sessionStorage.setItem('app:v1:last-known-balance', JSON.stringify({ value: 900, at: Date.now() }))
    sessionStorage.setItem('app:v1:last-known-gains', JSON.stringify({ value: [[], []], at: Date.now() }))
    $isActivated.set(false)
    expect(isDrawn).toHaveBeenCalled()
    stop()
  })
