import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCents } from '../lib/money.ts'
import type { Account } from '../operator/client/account.ts'
import type { Outcome } from '../operator/client/outcome.ts'
import { accountOf } from './account.fixture.ts'

type Answer = Outcome<{ account: Account }>

const { queryOperator } = vi.hoisted(() => ({ queryOperator: vi.fn<() => Promise<Answer>>() }))
vi.mock('./query-operator.ts', () => ({ queryOperator }))

const now = Date.UTC(2026, 10, 22, 10)
const balance = { amount: toCents(1240), active: true, validTo: null }
const [liveChatSignature = null] = accountOf('612 34567').ownedAssets.map(({ phoneNumber }) => ({
  signature: 'signed',
  timestamp: '2026-11-22T10:00:00Z',
  phoneNumber,
}))
const lost: Answer = { kind: 'unknown', reason: 'noConnection', reference: 'r2' }
const answerWith = (more: Partial<Account>): Answer => ({
  kind: 'answer',
  reference: 'r1',
  value: { account: { ...accountOf('612 34567'), ...more } },
})

/** The stores of a page that is opened by someone signed in; tabs of a page reloaded have the same storage. */
async function openPage() {
  vi.resetModules()
  const { $session } = await import('./session.state.ts')
  $session.set('signedIn')
  const { $liveChatSignature } = await import('./live-chat-signature.state.ts')
  return { ...(await import('./account.store.ts')), $session, $liveChatSignature }
}

beforeEach(() => {
  const values = new Map<string, string>()
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the balance is the operator’s, with its time; asked again and not answered, it is the last known', async () => {
  const { account, $balance } = await openPage()
  expect($balance.get()).toBeUndefined()
  queryOperator.mockResolvedValueOnce(answerWith({ balanceInEuro: balance }))
  await account.load()
  expect($balance.get()).toEqual({ amountInCents: 1240, at: now, isLastKnown: false })
  vi.advanceTimersByTime(1000)
  queryOperator.mockResolvedValueOnce(lost)
  await account.refresh()
  expect($balance.get()).toEqual({ amountInCents: 1240, at: now, isLastKnown: true })
})

test('the next page knows the balance before the operator answers, unless the answer has none', async () => {
  const { account } = await openPage()
  queryOperator.mockResolvedValueOnce(answerWith({ balanceInEuro: balance }))
  await account.load()
  vi.advanceTimersByTime(1000)
  const next = await openPage()
  expect(next.$balance.get()).toEqual({ amountInCents: 1240, at: now, isLastKnown: true })
  queryOperator.mockResolvedValueOnce(answerWith({ balanceInEuro: null }))
  await next.account.load()
  expect(next.$balance.get()).toBeUndefined()
})

test('an answer says that someone is signed in, and gives the live chat its signature or takes it back', async () => {
  const { account, $session, $liveChatSignature } = await openPage()
  queryOperator.mockImplementationOnce(async () => {
    $session.set('unknown')
    return answerWith({ liveChatSignature })
  })
  await account.load()
  expect($session.get()).toBe('signedIn')
  expect($liveChatSignature.get()).toEqual(liveChatSignature)
  queryOperator.mockResolvedValueOnce(answerWith({}))
  await account.refresh()
  expect($liveChatSignature.get()).toBeUndefined()
})

test('an account is known by its current number, or by none', async () => {
  const { numberOf } = await openPage()
  expect(numberOf(accountOf('612 34567'))).toBe('+37061234567')
  expect(numberOf({ ...accountOf('612 34567'), ownedAsset: null })).toBeNull()
})
