import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, refuse } from './storage.fixture.ts'
import { forgetAllBut, stored } from './storage.ts'

const isIndex = (value: unknown): value is number => Number.isInteger(value)
const sumIndex = stored('topup-sum-index', isIndex)
const name = 'app:v1:topup-sum-index'

afterEach(() => {
  sumIndex.remove()
  vi.unstubAllGlobals()
})

test('a value comes back as it was written, under its versioned key', () => {
  const values = browserStorage()
  sumIndex.write(2)
  expect([...values]).toEqual([[name, '2']])
  expect(sumIndex.read()).toBe(2)
  sumIndex.remove()
  expect(sumIndex.read()).toBeUndefined()
})

test.each(['{', '"2"', 'null', '', '[2]'])('a broken or old value (%s) is dropped', (text) => {
  const values = browserStorage()
  values.set(name, text)
  expect(sumIndex.read()).toBeUndefined()
  expect(values.has(name)).toBe(false)
})

test('without any storage a value lives as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  sumIndex.write(3)
  expect(sumIndex.read()).toBe(3)
})

test('what is kept already is not written, and so not told to other tabs, once more', () => {
  const setItem = vi.fn<Storage['setItem']>()
  browserStorage({ setItem, getItem: () => '6' })
  sumIndex.write(6)
  expect(setItem).not.toHaveBeenCalled()
  sumIndex.write(7)
  expect(setItem).toHaveBeenCalledExactlyOnceWith(name, '7')
})

test('a full storage keeps no older value that would come back after a reload', () => {
  const values = browserStorage({ setItem: refuse })
  values.set(name, '1')
  sumIndex.write(4)
  expect(sumIndex.read()).toBe(4)
  expect(values.has(name)).toBe(false)
})

test('a storage that refuses everything never throws', () => {
  browserStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  sumIndex.write(5)
  expect(sumIndex.read()).toBe(5)
  sumIndex.remove()
  expect(sumIndex.read()).toBeUndefined()
})

test('a text that is longer than anything the site writes is dropped', () => {
  const values = browserStorage()
  const isAnything = (value: unknown): value is unknown => value !== undefined
  const cart = stored('selected-plans', isAnything)
  values.set('app:v1:selected-plans', JSON.stringify('x'.repeat(19_000)))
  expect(cart.read()).toHaveLength(19_000)
  values.set('app:v1:selected-plans', JSON.stringify('x'.repeat(20_000)))
  expect(cart.read()).toBeUndefined()
  expect(values.size).toBe(0)
})

test('once the storage takes values again, what other tabs write there counts', () => {
  browserStorage({ setItem: refuse })
  sumIndex.write(1)
  const values = browserStorage()
  sumIndex.write(2)
  values.set(name, '3')
  expect(sumIndex.read()).toBe(3)
})

test('a broken value in a storage that refuses everything does not come back', () => {
  browserStorage({ getItem: () => '{', removeItem: refuse })
  expect(sumIndex.read()).toBeUndefined()
})

test('forgetting leaves what is to stay and what others keep on the site', () => {
  const values = browserStorage()
  for (const key of ['app:v1:consent', 'app:v1:user-info', name, 'consent', 'other:app:v1:x'])
    values.set(key, '1')
  forgetAllBut(['consent', 'user-info'])
  expect([...values.keys()]).toEqual(['app:v1:consent', 'app:v1:user-info', 'consent', 'other:app:v1:x'])
})

test('forgetting reaches what is kept without a storage, too', () => {
  const sum = stored('topup-sum', (value) => value === '5')
  vi.stubGlobal('localStorage', undefined)
  sumIndex.write(1)
  sum.write('5')
  forgetAllBut(['topup-sum'])
  expect([sumIndex.read(), sum.read()]).toEqual([undefined, '5'])
  sum.remove()
})

test('what was read or written stays for the page where the storage refuses later', () => {
  const values = browserStorage()
  const sum = stored('topup-sum', (value) => value === '5')
  values.set('app:v1:topup-sum', '"5"')
  sumIndex.write(1)
  expect(sum.read()).toBe('5')
  browserStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  expect([sumIndex.read(), sum.read()]).toEqual([1, '5'])
  sumIndex.remove()
  expect(sumIndex.read()).toBeUndefined()
})

test('what another tab took away does not come back where the storage refuses later', () => {
  const values = browserStorage()
  sumIndex.write(1)
  values.delete(name)
  expect(sumIndex.read()).toBeUndefined()
  browserStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(sumIndex.read()).toBeUndefined()
})

test('where local storage refuses, the visit’s is in, and is not read past a newer local one', () => {
  browserStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  const visit = browserStorage({}, 'sessionStorage')
  sumIndex.write(1)
  expect([...visit]).toEqual([[name, '1']])
  expect(sumIndex.read()).toBe(1)
  const values = browserStorage()
  sumIndex.write(2)
  expect([[...visit], [...values]]).toEqual([[], [[name, '2']]])
  visit.set(name, '9')
  forgetAllBut([])
  expect(visit.size).toBe(0)
})

test('a storage that takes everything and keeps nothing is found out', () => {
  browserStorage({ setItem: () => {} })
  sumIndex.write(7)
  expect(sumIndex.read()).toBe(7)
})
