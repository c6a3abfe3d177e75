import { afterEach, expect, test, vi } from 'vitest'
import { isVisitMarked } from '../features/game-registration/visit-mark.ts'
import { afterTopUp } from '../features/top-up-draft/after-top-up.ts'
import { browserStorage, refuse } from './storage.fixture.ts'
import { forgetVisit, keptForVisit } from './visit-storage.ts'

const order = keptForVisit('order-outcome', (value): value is number => typeof value === 'number')
const isTrue = (value: unknown): value is true => value === true
const name = 'app:v1:order-outcome'
const visit = (overrides: Partial<Storage> = {}) => browserStorage(overrides, 'sessionStorage')

afterEach(() => {
  forgetVisit()
  vi.unstubAllGlobals()
})

test('a value comes back as it was written, and is gone once it is removed', () => {
  const values = visit()
  expect(order.read()).toBeUndefined()
  order.write(2)
  expect([...values]).toEqual([[name, '2']])
  expect(order.read()).toBe(2)
  order.remove()
  expect(order.read()).toBeUndefined()
})

test.each(['{', '"2"', ''])('a broken value (%s) is none', (text) => {
  visit().set(name, text)
  expect(order.read()).toBeUndefined()
})

test('where the storage is off a value lives as long as the page', () => {
  visit({ getItem: refuse, setItem: refuse, removeItem: refuse })
  order.write(3)
  expect(order.read()).toBe(3)
  order.remove()
  expect(order.read()).toBeUndefined()
})

test('once the storage takes values again, they count', () => {
  visit({ setItem: refuse })
  order.write(1)
  const values = visit()
  order.write(2)
  values.set(name, '3')
  expect(order.read()).toBe(3)
})

test('a user who logs out takes the whole visit along, and nothing else', () => {
  const values = visit()
  order.write(1)
  keptForVisit('game-registration', isTrue).write(true)
  values.set('app:v1:other', '1')
  forgetVisit()
  expect([...values.keys()]).toEqual(['app:v1:other'])
})

test('what was done in this visit is known to plain script, until its end; nothing else is', () => {
  visit()
  expect(isVisitMarked('game-registration')).toBe(false)
  keptForVisit('game-registration', isTrue).write(true)
  expect(isVisitMarked('game-registration')).toBe(true)
  expect(isVisitMarked('registration')).toBe(false)
})

test('without a storage plain script knows of nothing, and nothing is thrown', () => {
  visit({ getItem: refuse, setItem: refuse })
  expect(isVisitMarked('game-registration')).toBe(false)
})

test.each([
  ['/uzsakymas?a=1', '/uzsakymas?a=1'],
  ['https://evil.example', undefined],
  ['/mano/../uzsakymas', undefined],
  [5, undefined],
])('someone who has topped up continues at %j: %s', (kept, path) => {
  visit().set('app:v1:after-top-up', JSON.stringify(kept))
  expect(afterTopUp.read()).toBe(path)
})
