import { afterEach, expect, test, vi } from 'vitest'
import { keepText } from './keep-text.ts'
import { browserStorage, refuse } from './storage.fixture.ts'
import { stored } from './storage.ts'
import { showStored, storedText } from './stored-text.ts'

afterEach(() => vi.unstubAllGlobals())

test('what a public page keeps, self-service reads, and the other way round', () => {
  browserStorage()
  const reviewed = stored('new-login-reviewed', (value): value is boolean => typeof value === 'boolean')
  keepText('new-login-reviewed', 'true')
  expect(reviewed.read()).toBe(true)
  reviewed.write(false)
  expect(storedText('new-login-reviewed')).toBe('false')
})

test('nothing kept is an empty text, and so is a storage that refuses', () => {
  browserStorage()
  expect(storedText('user-info')).toBe('')
  browserStorage({ getItem: refuse, setItem: refuse })
  keepText('user-info', '"x"')
  expect(storedText('user-info')).toBe('')
})

test('what is kept is shown now, and again whenever it may have changed', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const values = browserStorage()
  values.set('app:v1:selected-plans', 'one')
  const shown: string[] = []
  showStored('selected-plans', (text) => shown.push(text))
  expect(shown).toEqual(['one'])
  for (const sign of ['storage', 'cart', 'pageshow']) {
    values.set('app:v1:selected-plans', sign)
    page.dispatchEvent(new Event(sign))
  }
  expect(shown).toEqual(['one', 'storage', 'cart', 'pageshow'])
})
