import { beforeEach, expect, test, vi } from 'vitest'
import { takeTopUpLink } from './take-top-up-link.ts'
import { browserStorage } from './top-up-page.fixture.ts'

let values: Map<string, string>
const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>()

beforeEach(() => {
  values = browserStorage()
  replaceState.mockClear()
  vi.stubGlobal('history', { state: { step: 1 }, replaceState })
})

function open(rest: string) {
  vi.stubGlobal('location', new URL(rest, 'https://uoga.example/saskaitos-papildymas'))
  takeTopUpLink()
  return { ...Object.fromEntries(values) }
}

test('number and sum move to where the form looks for them, and leave the address', () => {
  values.set('app:v1:topup-sum-index', '1')
  expect(open('?utm_source=sms#phoneNumber=61234567&sum=12.5&kept=e30')).toEqual({
    'app:v1:topup-phone': '"+370 612 34567"',
    'app:v1:topup-sum': '"12,5"',
  })
  const [state, , url] = replaceState.mock.calls[0] ?? []
  expect([state, url]).toEqual([{ step: 1 }, '/saskaitos-papildymas?utm_source=sms#kept=e30'])
})

test('what is neither leaves the address as well, and what was kept stays', () => {
  values.set('app:v1:topup-phone', '"8 612"')
  values.set('app:v1:topup-sum-index', '2')
  expect(open('#phoneNumber=1&sum=many')).toEqual({
    'app:v1:topup-phone': '"8 612"',
    'app:v1:topup-sum-index': '2',
  })
  expect(replaceState.mock.calls[0]?.[2]).toBe('/saskaitos-papildymas')
})

test('an address that carries nothing stays as it is', () => {
  expect(open('?utm_source=sms')).toEqual({})
  expect(replaceState).not.toHaveBeenCalled()
})
