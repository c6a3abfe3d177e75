import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import { intentUnder } from './intent.ts'

const request = { phoneNumber: '+37061234567', amountInCents: 1000 }
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

const intent = intentUnder('topup-intent')

test('the same request keeps its key, through a reload and in another tab', async () => {
  const key = await intent.keyFor(request)
  expect(await intent.keyFor({ ...request })).toBe(key)
  expect(await intentUnder('topup-intent').keyFor(request)).toBe(key)
  expect(key).toMatch(/^[0-9A-Z]{26}$/)
})

test('another request gets another key', async () => {
  const key = await intent.keyFor(request)
  expect(await intent.keyFor({ ...request, amountInCents: 1001 })).not.toBe(key)
})

test('the key is saved before it is given out, and no phone number with it', async () => {
  const key = await intent.keyFor(request)
  expect(values.get('app:v1:topup-intent')).toContain(key)
  expect(values.get('app:v1:topup-intent')).not.toContain('61234567')
})

test('what is settled is over: the same request is another thing now', async () => {
  const key = await intent.keyFor(request)
  intent.remember(key, 'A')
  expect(intent.reference()).toBe('A')
  intent.settle('A')
  expect(intent.reference()).toBeUndefined()
  expect(await intent.keyFor(request)).not.toBe(key)
})

test('what the operator refused was never begun: the next press may meet another answer', async () => {
  const key = await intent.keyFor(request)
  intent.forget('another key')
  expect(await intent.keyFor(request)).toBe(key)
  intent.forget(key)
  expect(await intent.keyFor(request)).not.toBe(key)
})

test('after a day the same request is a new request', async () => {
  const clock = manualClock()
  const monthly = intentUnder('topup-intent', clock)
  const key = await monthly.keyFor(request)
  await clock.advance(24 * 60 * 60 * 1000)
  expect(await monthly.keyFor(request)).toBe(key)
  await clock.advance(1)
  expect(await monthly.keyFor(request)).not.toBe(key)
})

test('each request keeps its own key and reference, whatever is begun in between', async () => {
  const older = await intent.keyFor(request)
  const newer = await intent.keyFor({ ...request, amountInCents: 2000 })
  expect(await intent.keyFor(request)).toBe(older)
  intent.remember(older, 'A')
  expect([intent.reference(), intent.isAwaited('A'), intent.isAwaited('B')]).toEqual(['A', true, false])
  await intent.keyFor({ ...request, amountInCents: 2000 })
  intent.remember(newer, 'B')
  expect(intent.reference()).toBe('B')
  intent.settle('B')
  expect([intent.reference(), intent.isAwaited('A'), intent.isAwaited('B')]).toEqual(['A', true, false])
})

test('beside another request that is not settled there is no key, until that one may stay open', async () => {
  const outline = { amountInCents: 1000 }
  const first = (await intent.claim(request, outline, new Set())) ?? ''
  expect(await intent.claim(request, outline, new Set())).toBe(first)
  const another = { ...request, amountInCents: 2000 }
  expect(await intent.claim(another, {}, new Set())).toBeUndefined()
  expect(await intent.other(another, new Set())).toMatchObject({ idempotencyKey: first, outline })
  expect(await intent.isBegun(another)).toBe(false)
  const second = (await intent.claim(another, {}, new Set([first]))) ?? ''
  expect(second).toMatch(/^[0-9A-Z]{26}$/)
  expect(await intent.other(another, new Set([first]))).toBeUndefined()
  expect(await intent.other(request, new Set())).toMatchObject({ idempotencyKey: second })
})

test('only the newest are kept, so that they stay readable', async () => {
  const keys = []
  for (let sum = 1; sum <= 13; sum++) keys.push(await intent.keyFor({ ...request, amountInCents: sum }))
  expect(await intent.isBegun({ ...request, amountInCents: 1 })).toBe(false)
  expect(await intent.keyFor({ ...request, amountInCents: 2 })).toBe(keys[1])
})

test('of more than the site ever keeps, only the newest are read: the operator is asked about each', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    idempotencyKey: `${index}`,
    fingerprint: `${index}`,
    madeAt: Date.now(),
  }))
  values.set('app:v1:topup-intent', JSON.stringify(many))
  expect(intent.attempts().map(({ idempotencyKey }) => idempotencyKey)).toEqual(
    Array.from({ length: 12 }, (_, index) => `${index}`),
  )
})

test('a tab waits while another looks for its key and saves it, and finds the same one', async () => {
  const key = await intent.keyFor(request)
  const saved = values.get('app:v1:topup-intent') ?? ''
  values.clear()
  const { promise: turn, resolve: end } = Promise.withResolvers<void>()
  const otherTab = navigator.locks.request('app:v1:topup-intent', () => turn)
  const waiting = intent.keyFor(request)
  await new Promise((resolve) => setImmediate(resolve))
  values.set('app:v1:topup-intent', saved)
  end()
  await otherTab
  expect(await waiting).toBe(key)
})

test.each([
  ['has no locks', undefined],
  ['gives none', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
])('a browser that %s still has one key for one request', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  const key = await intent.keyFor(request)
  expect(await intent.keyFor(request)).toBe(key)
})

test.each([
  '{}',
  'null',
  '{"idempotencyKey":1,"fingerprint":"a"}',
  '{"idempotencyKey":"a","fingerprint":"b","reference":7}',
])('a broken one (%s) is begun again', async (text) => {
  values.set('app:v1:topup-intent', text)
  expect(intent.reference()).toBeUndefined()
  expect(await intent.keyFor(request)).toMatch(/^[0-9A-Z]{26}$/)
})

test('what was begun is open until the operator named it, and begun until it is settled', async () => {
  expect([await intent.isBegun(request), intent.isOpen(request)]).toEqual([false, false])
  const key = await intent.keyFor(request)
  expect([await intent.isBegun(request), intent.isOpen(request)]).toEqual([true, true])
  expect([
    await intent.isBegun({ ...request, amountInCents: 1 }),
    intent.isOpen({ ...request, amountInCents: 1 }),
  ]).toEqual([false, false])
  intent.remember(key, 'P-1')
  expect([await intent.isBegun(request), intent.isOpen(request)]).toEqual([true, false])
  intent.settle('P-1')
  expect(await intent.isBegun(request)).toBe(false)
})

test('nothing that was begun elsewhere, or never, is remembered, forgotten or settled', () => {
  intent.remember('OTHER', 'P-1')
  intent.forget('OTHER')
  expect(intent.settle('P-1')).toBe(false)
  expect(values.size).toBe(0)
})

test.each([
  null,
  'key',
  {},
  { idempotencyKey: 'K', fingerprint: 'f' },
  { idempotencyKey: 'K', madeAt: 1 },
  { fingerprint: 'f', madeAt: 1 },
  { idempotencyKey: 1, fingerprint: 'f', madeAt: 1 },
  { idempotencyKey: 'K', fingerprint: 1, madeAt: 1 },
  { idempotencyKey: 'K', fingerprint: 'f', madeAt: '1' },
  { idempotencyKey: 'K', fingerprint: 'f', madeAt: 1, reference: 1 },
])('%j in the storage is nothing that was begun', (kept) => {
  values.set('app:v1:topup-intent', JSON.stringify([kept]))
  expect(intent.reference()).toBeUndefined()
  expect(values.size).toBe(0)
})
