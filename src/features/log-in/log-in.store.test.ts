import { expect, test, vi } from 'vitest'
import { leavingLimit } from '../../lib/leaving-limit.ts'
import { manualClock } from '../../lib/manual-clock.ts'
import { createLogInStore, type Learnt } from './log-in.store.ts'
import { readArrival } from './log-in.ts'

const guest: Learnt = { isSignedIn: false, isStrong: false }
const weak: Learnt = { isSignedIn: true, isStrong: false }
const strong: Learnt = { isSignedIn: true, isStrong: true }
const lost = { kind: 'unknown', reason: 'noConnection', reference: 'r1' } as const

function logIn(search: string, learnt: Learnt = guest) {
  const begun = {
    kind: 'answer',
    value: { redirectUrl: 'https://id.example/1' },
    reference: 'r2',
  } as const
  const api = { uoga: vi.fn().mockResolvedValue(begun), smart: vi.fn().mockResolvedValue(begun) }
  const clock = manualClock()
  const leave = vi.fn()
  const goOn = vi.fn()
  const store = createLogInStore({
    arrival: readArrival(search, '/prisijungti'),
    language: 'lt',
    logInPath: '/prisijungti',
    dashboardPath: '/mano/apzvalga',
    learn: async () => learnt,
    api,
    clock,
    leave,
    goOn,
  })
  return { store, api, clock, leave, goOn, screen: () => store.$screen.get() }
}

test.each([
  ['', '/mano/apzvalga'],
  ['?redirectUrl=%2Fmano%2Fistorija', '/mano/istorija'],
  ['?returned=1&redirectUrl=%2Fmano%2Fistorija', '/mano/istorija'],
])('who is signed in continues from %j to %s', async (search, path) => {
  const { store, goOn } = logIn(search, weak)
  await store.start()
  expect(goOn).toHaveBeenCalledExactlyOnceWith(path)
})

test('where the strong provider is needed, who logged in by a code stays to confirm; who is strong continues', async () => {
  const search = '?strong=1&redirectUrl=%2Fmano%2Fnustatymai'
  const code = logIn(search, weak)
  await code.store.start()
  expect(code.goOn).not.toHaveBeenCalled()
  expect(code.screen()).toEqual({ name: 'choose' })
  const person = logIn(search, strong)
  await person.store.start()
  expect(person.goOn).toHaveBeenCalledExactlyOnceWith('/mano/nustatymai')
})

test('who comes back and isn’t signed in is reported so, and may try again', async () => {
  const { store, screen } = logIn('?returned=1')
  expect(screen()).toEqual({ name: 'returning' })
  await store.start()
  expect(screen()).toEqual({ name: 'choose', failure: { kind: 'provider', error: 'failed' } })
})

test('who cancelled at the provider is reported so, and what the operator says of a guest leaves that there', async () => {
  const { store, goOn, screen } = logIn('?logInError=cancelled&redirectUrl=%2Fmano%2Fistorija')
  const cancelled = { name: 'choose', failure: { kind: 'provider', error: 'cancelled' } }
  expect(screen()).toEqual(cancelled)
  await store.start()
  expect(screen()).toEqual(cancelled)
  expect(goOn).not.toHaveBeenCalled()
})

test('who comes back while nothing answers is reported why', async () => {
  const { store, screen } = logIn('?returned=1', { trouble: lost })
  await store.start()
  expect(screen()).toEqual({ name: 'choose', failure: lost })
})

test('one press begins one log-in, which comes back to this page with the way on', async () => {
  const { store, api, leave } = logIn('?redirectUrl=%2Fmano%2Fistorija')
  await Promise.all([store.logIn('uoga'), store.logIn('uoga'), store.logIn('smart')])
  expect(api.uoga).toHaveBeenCalledExactlyOnceWith({
    language: 'lt',
    logInPath: '/prisijungti',
    returnPath: '/prisijungti?returned=1&redirectUrl=%2Fmano%2Fistorija',
  })
  expect(api.smart).not.toHaveBeenCalled()
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://id.example/1')
})

test('a browser that hasn’t left takes presses again', async () => {
  const { store, clock, screen } = logIn('')
  await store.logIn('smart')
  expect(screen()).toEqual({ name: 'leaving', provider: 'smart' })
  await clock.advance(leavingLimit)
  expect(screen()).toEqual({ name: 'choose' })
})

test('a provider that can’t be reached is reported', async () => {
  const { store, api, screen, leave } = logIn('')
  const refused = { kind: 'failure', code: 'PROVIDER_UNAVAILABLE', reference: 'r3' } as const
  api.smart.mockResolvedValue(refused)
  await store.logIn('smart')
  expect(screen()).toEqual({ name: 'choose', failure: refused })
  expect(leave).not.toHaveBeenCalled()
})
