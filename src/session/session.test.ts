import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manualClock } from '../lib/manual-clock.ts'
import { getAccount } from '../operator/client/account.ts'
import { callEndpoint } from '../operator/client/call-endpoint.ts'
import { changeRoaming } from '../operator/client/change-roaming.ts'
import { authorizationStatus } from '../operator/contract/authorization-status.ts'
import { missingPhoneNumberHeader } from '../operator/contract/headers.ts'
import { handleOutcome } from './handle-outcome.ts'
import { learnSession } from './learn-session.ts'
import { queryOperator } from './query-operator.ts'
import { $changedNumber, $changes, $downReference, $isStrong, $session } from './session.state.ts'
import { forgetCustomer } from './session-changes.ts'
import { signedInHint } from './signed-in-hint.ts'

const signedIn = {
  status: 'signedIn',
  strong: false,
  expiresAt: '2026-01-15T11:00:00Z',
  expiresInSeconds: 1800,
  prolongable: true,
}

let calls: number
const assign = vi.fn()

beforeEach(() => {
  calls = 0
  assign.mockClear()
  vi.stubGlobal('location', { origin: 'https://uoga.example', pathname: '/mano/apzvalga', assign })
  vi.stubGlobal('document', {
    documentElement: { dataset: { missingNumber: '/mano/nebeliko-nr' }, toggleAttribute: vi.fn() },
  })
  signedInHint.remove()
  $session.set('guest')
})
afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  clock: manualClock(),
  origin: () => 'https://uoga.example',
  async fetch() {
    calls++
    return Response.json(body, { status, headers })
  },
})

const call = async (...answer: Parameters<typeof answering>) =>
  handleOutcome(await callEndpoint(authorizationStatus, {}, { transport: answering(...answer) }))

test('without the hint no one asks the operator', async () => {
  await learnSession({ transport: answering(200, signedIn) })
  expect(calls).toBe(0)
  expect($session.get()).toBe('guest')
})

test.each(['signedIn', 'guest'] as const)('with the hint the operator says: %s', async (status) => {
  signedInHint.write({ signedIn: true })
  await learnSession({ transport: answering(200, { ...signedIn, status }) })
  expect($session.get()).toBe(status)
  expect(signedInHint.read()).toEqual(status === 'signedIn' ? { signedIn: true } : undefined)
})

test('the hint keeps that the current number is of the extra line, as the operator said last', async () => {
  await learnSession({ withoutHint: true, transport: answering(200, { ...signedIn, line: 'extra' }) })
  expect(signedInHint.read()).toEqual({ signedIn: true, line: 'extra' })
  for (const line of ['uoga', 'later', undefined]) {
    signedInHint.write({ signedIn: true, line: 'extra' })
    await learnSession({ transport: answering(200, { ...signedIn, line }) })
    expect(signedInHint.read()).toEqual({ signedIn: true })
  }
})

test.each([
  [signedIn, false],
  [{ ...signedIn, strong: true }, true],
])('whether the identity was proven is what the operator says: %o, %s', async (answer, isStrong) => {
  $isStrong.set(!isStrong)
  await learnSession({ withoutHint: true, transport: answering(200, answer) })
  expect($isStrong.get()).toBe(isStrong)
})

test('where only customers may be, the operator is asked without the hint as well', async () => {
  await learnSession({ withoutHint: true, transport: answering(200, signedIn) })
  expect($session.get()).toBe('signedIn')
  expect(signedInHint.read()).toEqual({ signedIn: true })
})

test('what the operator doesn’t answer stays unknown', async () => {
  signedInHint.write({ signedIn: true })
  $session.set('unknown')
  await learnSession({ transport: answering(500, {}) })
  expect($session.get()).toBe('unknown')
  expect(signedInHint.read()).toBeDefined()
})

test('401 signs out and forgets the hint', async () => {
  signedInHint.write({ signedIn: true })
  $session.set('signedIn')
  expect(await call(401, {})).toMatchObject({ kind: 'unauthorized' })
  expect($session.get()).toBe('guest')
  expect(signedInHint.read()).toBeUndefined()
})

test('401 signs out as well where the call was GraphQL', async () => {
  signedInHint.write({ signedIn: true })
  $session.set('signedIn')
  expect(await queryOperator(getAccount, {}, { transport: answering(401, {}) })).toMatchObject({
    kind: 'unauthorized',
  })
  expect($session.get()).toBe('guest')
})

test('503 makes the self-service unavailable until the operator answers again', async () => {
  await call(503, {})
  expect($session.get()).toBe('unavailable')
  const reference = $downReference.get()
  expect(reference).toMatch(/^\w{12}$/)
  await call(500, {})
  expect($session.get()).toBe('unavailable')
  expect($downReference.get()).toBe(reference)
  await call(200, { status: 'guest' })
  expect($session.get()).toBe('guest')
  expect($downReference.get()).toBeUndefined()
  signedInHint.write({ signedIn: true })
  await call(503, {})
  await call(200, { status: 'guest' })
  expect($session.get()).toBe('unknown')
})

test('on a page for customers no one is taken for a guest after a 503 before the operator says so: there may be no hint', async () => {
  document.documentElement.dataset.gate = ''
  const told: string[] = []
  const stop = $session.listen((session) => told.push(session))
  await call(503, {})
  await learnSession({ withoutHint: true, transport: answering(200, signedIn) })
  stop()
  expect(told).toEqual(['unavailable', 'unknown', 'signedIn'])
})

const roamingRefused = (code: string) =>
  queryOperator(
    changeRoaming,
    { on: true, phoneNumber: '+37061234567' },
    { transport: answering(200, { data: null, errors: [{ extensions: { code } }] }) },
  )

test('a write that is refused since another number is current tells the session which number it named', async () => {
  $changedNumber.set(undefined)
  expect(await roamingRefused('CONSENT_NOT_EDITABLE')).toMatchObject({ kind: 'failure' })
  expect($changedNumber.get()).toBeUndefined()
  expect(await roamingRefused('PHONE_NUMBER_CHANGED')).toMatchObject({
    kind: 'failure',
    code: 'PHONE_NUMBER_CHANGED',
  })
  expect($changedNumber.get()).toBe('+37061234567')
})

test('a change that waits for its answer is counted, a question is not', async () => {
  const change = roamingRefused('INTERNAL')
  const question = queryOperator(getAccount, {}, { transport: answering(500, {}) })
  expect($changes.get()).toBe(1)
  await Promise.all([change, question])
  expect($changes.get()).toBe(0)
})

test('403 with a missing number leads to the page for it', async () => {
  await call(403, {}, { [missingPhoneNumberHeader]: '+37061234567' })
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/mano/nebeliko-nr#redirectPath=%2Fmano%2Fapzvalga&phoneNumber=%2B37061234567',
  )
})

test('on the page for it a missing number leads nowhere: it would lead there again', async () => {
  vi.stubGlobal('location', { origin: 'https://uoga.example', pathname: '/mano/nebeliko-nr', assign })
  await call(403, {}, { [missingPhoneNumberHeader]: '+37061234567' })
  expect(assign).not.toHaveBeenCalled()
})

test.each(['', '//evil.example', 'javascript:alert(1)', '+37061234567&x=1', '+371 20000000'])(
  '403 with %j leads nowhere',
  async (value) => {
    expect(await call(403, {}, { [missingPhoneNumberHeader]: value })).toMatchObject({ kind: 'unknown' })
    expect(assign).not.toHaveBeenCalled()
  },
)

test('a hint that isn’t quite one is none', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"signedIn":"yes"}', removeItem: () => undefined })
  expect(signedInHint.read()).toBeUndefined()
})

test('a session that ends by itself leaves the number of a top-up to continue with', async () => {
  const removed: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: () => '{"signedIn":true}',
    removeItem: (key: string) => removed.push(key),
  })
  $session.set('signedIn')
  await call(401, {})
  expect($session.get()).toBe('guest')
  expect(removed).toContain('app:v1:user-info')
  expect(removed).not.toContain('app:v1:topup-phone')
})

test('log-out forgets the customer, and keeps what any visitor may have chosen', () => {
  const values = new Map([
    ['app:v1:user-info', '{"signedIn":true}'],
    ['app:v1:topup-phone', '"+37061234567"'],
    ['app:v1:topup-intent', '{}'],
    ['app:v1:polling-start-time', '1'],
    ['app:v1:selected-plans', '[]'],
    ['app:v1:consent', '{}'],
    ['other', '1'],
  ])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  const session = new Map([
    ['app:v1:last-known-balance', '{"value":1240,"at":1}'],
    ['app:v1:last-known-gains', '{}'],
  ])
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => session.delete(key) })
  forgetCustomer()
  expect([...values.keys()]).toEqual(['app:v1:selected-plans', 'app:v1:consent', 'other'])
  expect([...session.keys()]).toEqual([])
  expect($session.get()).toBe('guest')
})
