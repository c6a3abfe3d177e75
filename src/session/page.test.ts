import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../lib/storage.fixture.ts'
import { $isOffline } from './connection.state.ts'
import type { Failed } from './loaded.ts'
import { isForCustomers, logInPath, missingNumberPath } from './page-paths.ts'
import { logInAddress, missingNumberAddress, strongLogInAddress } from './redirects.ts'
import { $session } from './session.state.ts'
import { signedInHint } from './signed-in-hint.ts'
import { whenBack } from './when-back.ts'

const page = (dataset: Record<string, string>) => vi.stubGlobal('document', { documentElement: { dataset } })

afterEach(() => vi.unstubAllGlobals())

test('a page says where log-in and the missing number are in its language, and who may see it', () => {
  page({ logIn: '/en/log-in', missingNumber: '/en/gone', gate: '' })
  expect([logInPath(), missingNumberPath(), isForCustomers()]).toEqual(['/en/log-in', '/en/gone', true])
})

test('a page that says nothing is Lithuanian and for everybody', () => {
  page({})
  expect([logInPath(), missingNumberPath(), isForCustomers()]).toEqual([
    '/prisijungti',
    '/mano/nebeliko-nr',
    false,
  ])
  vi.unstubAllGlobals()
  expect(isForCustomers()).toBe(false)
})

test('log-in knows the whole way back, and whether an identity has to be proven', () => {
  const query = (address: string) => Object.fromEntries(new URL(address, 'https://uoga.example').searchParams)
  expect(query(logInAddress('/prisijungti', '/mano?a=1&b=2#c'))).toEqual({ redirectUrl: '/mano?a=1&b=2#c' })
  expect(query(strongLogInAddress('/prisijungti', '/mano'))).toEqual({ strong: '1', redirectUrl: '/mano' })
  const own = '/mano#part&paymentReference=ABCD-1234'
  expect(query(logInAddress('/prisijungti', own))).toEqual({ redirectUrl: '/mano#part' })
  expect(missingNumberAddress('/gone', '/mano?secret=1', '+37061234567')).toBe(
    '/gone#redirectPath=%2Fmano&phoneNumber=%2B37061234567',
  )
  expect(missingNumberAddress('/gone', '/mano#part?x', '+370')).toBe(
    '/gone#redirectPath=%2Fmano&phoneNumber=%2B370',
  )
})

test('the connection is followed while someone looks', () => {
  const browser = new EventTarget()
  const remove = vi.fn(browser.removeEventListener.bind(browser))
  const navigator = { onLine: false }
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', remove)
  vi.useFakeTimers()
  const stop = $isOffline.listen(() => undefined)
  expect($isOffline.get()).toBe(true)
  navigator.onLine = true
  browser.dispatchEvent(new Event('online'))
  expect($isOffline.get()).toBe(false)
  navigator.onLine = false
  browser.dispatchEvent(new Event('offline'))
  expect($isOffline.get()).toBe(true)
  stop()
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  expect(remove.mock.calls.map(([name]) => name)).toEqual(['online', 'offline'])
})

test.each([
  [{ signedIn: true }, true],
  [{ signedIn: false }, false],
  [{}, false],
  [null, false],
  ['signedIn', false],
])('%j is a hint that someone is signed in: %s', (kept, isHint) => {
  browserStorage().set('app:v1:user-info', JSON.stringify(kept))
  expect(signedInHint.read() !== undefined).toBe(isHint)
})

test.each([
  [{ kind: 'unauthorized', reference: 'R' }, 'signedIn', true],
  [{ kind: 'unavailable', reference: 'R' }, 'signedIn', true],
  [{ kind: 'unauthorized', reference: 'R' }, 'unavailable', false],
  [{ kind: 'unknown', reason: 'timeLimit', reference: 'R' }, 'signedIn', false],
  [undefined, 'signedIn', false],
] as const)(
  'what ended with %o is asked again when the session is %s: %s',
  (failed: Failed | undefined, session, isAsked) => {
    $session.set('guest')
    const ask = vi.fn<() => void>()
    const stop = whenBack(() => failed, ask)
    $session.set(session)
    stop()
    $session.set('guest')
    $session.set('signedIn')
    expect(ask).toHaveBeenCalledTimes(isAsked ? 1 : 0)
  },
)
