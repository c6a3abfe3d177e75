import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everything, nothing } from './consent.ts'

const key = 'app:v1:consent'

let values: Map<string, string>
let page: EventTarget
beforeEach(() => {
  vi.resetModules()
  values = new Map()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const tell = (name: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key: name }))

test('a choice is known to the next page', async () => {
  const { $consentChoice, choose } = await import('./consent.state.ts')
  expect($consentChoice.get()).toBeUndefined()
  choose(nothing)
  expect($consentChoice.get()).toEqual(nothing)
  vi.resetModules()
  const next = await import('./consent.state.ts')
  expect(next.$consentChoice.get()).toEqual(nothing)
})

test('what another tab has chosen or taken back holds here at once', async () => {
  const { $consentChoice } = await import('./consent.state.ts')
  values.set(key, JSON.stringify(everything))
  tell('app:v1:selected-plans')
  expect($consentChoice.get()).toBeUndefined()
  tell(key)
  expect($consentChoice.get()).toEqual(everything)
  values.clear()
  tell(null)
  expect($consentChoice.get()).toBeUndefined()
})

test('without a storage the choice holds as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { $consentChoice, choose } = await import('./consent.state.ts')
  choose(everything)
  expect($consentChoice.get()).toEqual(everything)
})
