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

test('the same request keeps its key, through a reload and in another tab', () => {
  const key = intent.keyFor(request)
  expect(intent.keyFor({ ...request })).toBe(key)
  expect(intentUnder('topup-intent').keyFor(request)).toBe(key)
  expect(key).toMatch(/^[0-9A-Z]{26}$/)
})

test('another request gets another key', () => {
  const key = intent.keyFor(request)
  expect(intent.keyFor({ ...request, amountInCents: 1001 })).not.toBe(key)
})

test('the key is saved before it is given out, and no phone number with it', () => {
  const key = intent.keyFor(request)
  expect(values.get('app:v1:topup-intent')).toContain(key)
  expect(values.get('app:v1:topup-intent')).not.toContain('61234567')
})

test('what is settled is over: the same request is another thing now', () => {
  const key = intent.keyFor(request)
  intent.remember(key, 'A')
  expect(intent.reference()).toBe('A')
  intent.settle('A')
  expect(intent.reference()).toBeUndefined()
  expect(intent.keyFor(request)).not.toBe(key)
})

test('what the operator refused was never begun: the next press may meet another answer', () => {
  const key = intent.keyFor(request)
  intent.forget('another key')
  expect(intent.keyFor(request)).toBe(key)
  intent.forget(key)
  expect(intent.keyFor(request)).not.toBe(key)
})

test('after a day the same request is a new wish', async () => {
  const clock = manualClock()
  const monthly = intentUnder('topup-intent', clock)
  const key = monthly.keyFor(request)
  await clock.advance(24 * 60 * 60 * 1000)
  expect(monthly.keyFor(request)).toBe(key)
  await clock.advance(1)
  expect(monthly.keyFor(request)).not.toBe(key)
})

test('an answer or an end that belongs to another tab’s older request changes nothing', () => {
  const older = intent.keyFor(request)
  const newer = intent.keyFor({ ...request, amountInCents: 2000 })
  intent.remember(older, 'A')
  expect(intent.reference()).toBeUndefined()
  intent.remember(newer, 'B')
  intent.settle('A')
  expect(intent.reference()).toBe('B')
})

test.each([
  '{}',
  'null',
  '{"idempotencyKey":1,"fingerprint":"a"}',
  '{"idempotencyKey":"a","fingerprint":"b","reference":7}',
])('a broken one (%s) is begun anew', (text) => {
  values.set('app:v1:topup-intent', text)
  expect(intent.reference()).toBeUndefined()
  expect(intent.keyFor(request)).toMatch(/^[0-9A-Z]{26}$/)
})

test('what was begun is open until the operator named it, and begun until it is settled', () => {
  expect([intent.isBegun(request), intent.isOpen(request)]).toEqual([false, false])
  const key = intent.keyFor(request)
  expect([intent.isBegun(request), intent.isOpen(request)]).toEqual([true, true])
  expect([
    intent.isBegun({ ...request, amountInCents: 1 }),
    intent.isOpen({ ...request, amountInCents: 1 }),
  ]).toEqual([false, false])
  intent.remember(key, 'P-1')
  expect([intent.isBegun(request), intent.isOpen(request)]).toEqual([true, false])
  intent.settle('P-1')
  expect(intent.isBegun(request)).toBe(false)
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
  values.set('app:v1:topup-intent', JSON.stringify(kept))
  expect(intent.reference()).toBeUndefined()
  expect(values.size).toBe(0)
})
