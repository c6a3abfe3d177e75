import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../../lib/storage.fixture.ts'
import { choiceForADay } from './choice-for-a-day.ts'

const hour = 3_600_000
let now = Date.UTC(2026, 0, 15, 10)
const clock = { now: () => now }
const choice = {
  step: 'plan',
  method: 'parcelTerminal',
  parcelTerminalId: 'LT0001',
  device: '',
  planId: 'uoga-m',
}

let local: Map<string, string>
beforeEach(() => {
  now = Date.UTC(2026, 0, 15, 10)
  local = browserStorage()
  browserStorage({}, 'sessionStorage')
})
afterEach(() => vi.unstubAllGlobals())

const nextVisit = () => browserStorage({}, 'sessionStorage')

test('within the visit all that was chosen is there; the next day what was chosen but the locker', () => {
  const kept = choiceForADay('sim', clock)
  kept.write(choice)
  expect(kept.read()).toEqual(choice)
  nextVisit()
  now += 23 * hour
  expect(kept.read()).toEqual({ ...choice, parcelTerminalId: '' })
  now += hour
  expect(kept.read()).toBeUndefined()
})

test('of the other kind nothing is taken up', () => {
  choiceForADay('sim', clock).write(choice)
  expect(choiceForADay('esim', clock).read()).toBeUndefined()
})

test('the first step alone leaves nothing', () => {
  choiceForADay('sim', clock).write({ ...choice, step: 'delivery', planId: '' })
  expect(local.size).toBe(0)
})

test('where the locker is isn’t kept beyond the visit', () => {
  choiceForADay('sim', clock).write(choice)
  expect([...local.values()].join()).not.toContain('LT0001')
})
