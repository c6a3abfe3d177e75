import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginCustomer, hasFigures, lastKnown, leaveLastKnown, wasJustToldFigures } from './last-known.ts'

const minute = 60_000

function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const balance = () => lastKnown('balance', v.number())

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 10) })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a figure is known with its time', () => {
  balance().write(1240, Date.now())
  expect(balance().read()).toEqual({ value: 1240, at: Date.now() })
})

test('figures of a few minutes ago are seen before the operator answers, older ones are not', () => {
  expect(wasJustToldFigures()).toBe(false)
  balance().write(1240, Date.now())
  vi.advanceTimersByTime(5 * minute - 1)
  expect(wasJustToldFigures()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(wasJustToldFigures()).toBe(false)
  expect(balance().read()).toBeDefined()
})

test('figures are there however old, and not once they are no one’s', () => {
  expect(hasFigures()).toBe(false)
  balance().write(1240, Date.now())
  vi.advanceTimersByTime(24 * 60 * minute)
  expect(hasFigures()).toBe(true)
  beginCustomer()
  expect(hasFigures()).toBe(false)
})

test('figures from before someone logged in, which this tab did not hear of, are no one’s', () => {
  balance().write(1240, Date.now())
  vi.advanceTimersByTime(minute)
  beginCustomer()
  expect(balance().read()).toBeUndefined()
  expect(wasJustToldFigures()).toBe(false)
  balance().write(100, Date.now())
  expect(balance().read()?.value).toBe(100)
})

test('a page that leaves for another number tells the other tabs that their figures are no one’s', () => {
  balance().write(1240, Date.now())
  const ofOtherTab = sessionStorage.getItem('app:v1:last-known-balance') ?? ''
  expect(balance().read()?.value).toBe(1240)
  vi.advanceTimersByTime(1)
  leaveLastKnown()
  sessionStorage.setItem('app:v1:last-known-balance', ofOtherTab)
  expect(balance().read()).toBeUndefined()
})

test('a page that leaves for another number neither keeps what it knew nor writes any more', () => {
  balance().write(1240, Date.now())
  leaveLastKnown()
  balance().write(1240, Date.now())
  expect(balance().read()).toBeUndefined()
})
