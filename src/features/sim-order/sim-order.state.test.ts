import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunOrder, keptChoice, takeOrderReference } from './sim-order.state.ts'

const reference = 'ABCD-EFGH-JKMN-PQRS'
const choice = { step: 'plan', method: 'address', parcelTerminalId: '', device: '', planId: 'm' }

let values: Map<string, string>
const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>()

beforeEach(() => {
  values = new Map()
  replaceState.mockClear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  vi.stubGlobal('history', { state: { step: 'plan' }, replaceState })
})
afterEach(() => vi.unstubAllGlobals())

function come(rest: string) {
  vi.stubGlobal('location', new URL(rest, 'https://uoga.example/sim-kortele-uzsakyta'))
  takeOrderReference('sim')
}

test('the reference leaves the address and is kept for the visit; the rest of the address stays', () => {
  come(`?utm_source=sms#orderReference=${reference}`)
  expect(begunOrder('sim').read()).toEqual({ orderReference: reference })
  expect(begunOrder('esim').read()).toBeUndefined()
  const [state, , url] = replaceState.mock.calls[0] ?? []
  expect([state, url]).toEqual([{ step: 'plan' }, '/sim-kortele-uzsakyta?utm_source=sms'])
})

test.each(['', '%3Cb%3E', 'abc'])(
  'a reference that can’t be one (%s) leads to no order, not to the last one',
  (text) => {
    begunOrder('sim').write({ orderReference: reference })
    come(`#orderReference=${text}`)
    expect(begunOrder('sim').read()).toBeUndefined()
    expect(replaceState.mock.calls[0]?.[2]).toBe('/sim-kortele-uzsakyta')
  },
)

test('reloaded, without the reference, the page knows its order', () => {
  begunOrder('sim').write({ orderReference: reference, awaitsPayment: true })
  come('')
  expect(begunOrder('sim').read()).toEqual({ orderReference: reference, awaitsPayment: true })
  expect(replaceState).not.toHaveBeenCalled()
})

test.each([
  [{ orderReference: reference, awaitsPayment: 1 }],
  [{ orderReference: 'abc' }],
  [reference],
  [null],
])('a begun order that was kept broken (%j) is none', (kept) => {
  values.set('app:v1:sim-order-begun', JSON.stringify(kept))
  expect(begunOrder('sim').read()).toBeUndefined()
})

test('a choice is read as it was kept, and not at all where a part is missing or another thing', () => {
  keptChoice('esim').write(choice)
  expect(keptChoice('esim').read()).toEqual(choice)
  for (const name of Object.keys(choice)) {
    values.set('app:v1:esim-order-choice', JSON.stringify({ ...choice, [name]: 1 }))
    expect(keptChoice('esim').read()).toBeUndefined()
  }
  values.set('app:v1:esim-order-choice', 'null')
  expect(keptChoice('esim').read()).toBeUndefined()
})
