import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFirstToHear } from './finished-orders.ts'

let values: Map<string, string>
beforeEach(() => {
  values = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('of all tabs that sent the same order one is the first to hear of it', () => {
  expect([isFirstToHear('a'), isFirstToHear('a'), isFirstToHear('b'), isFirstToHear('a')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('the last five orders are remembered', () => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) isFirstToHear(key)
  expect(isFirstToHear('a')).toBe(false)
  isFirstToHear('f')
  expect(values.get('app:v1:finished-orders')).toBe('["f","e","d","c","b"]')
})

test.each(['"a"', '{"a":1}', '["a",1]'])('what was kept broken (%s) is as good as nothing', (text) => {
  values.set('app:v1:finished-orders', text)
  expect(isFirstToHear('a')).toBe(true)
})
