import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../lib/storage.fixture.ts'

/** The channel between the tabs of a browser; `said` is what this page says. */
class Channel extends EventTarget {
  static said: unknown[] = []
  static page: Channel
  constructor() {
    super()
    Channel.page = this
  }
  postMessage(data: unknown) {
    Channel.said.push(data)
  }
}
const hearFromAnotherTab = (data: unknown) =>
  Channel.page.dispatchEvent(new MessageEvent('message', { data }))
const toggleAttribute = vi.fn<(name: string, isOn: boolean) => void>()

beforeEach(() => {
  vi.resetModules()
  Channel.said = []
  toggleAttribute.mockClear()
  browserStorage()
  browserStorage({}, 'sessionStorage')
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute } })
})
afterEach(() => vi.unstubAllGlobals())

test('what other tabs tell is heard, nothing else, and not once it is stopped', async () => {
  const { onNews } = await import('./session-news.ts')
  const heard: string[] = []
  const stop = onNews((news) => heard.push(news))
  for (const news of ['signedIn', 'signedOut', 'switched', 'other', null]) hearFromAnotherTab(news)
  stop()
  hearFromAnotherTab('signedIn')
  expect(heard).toEqual(['signedIn', 'signedOut', 'switched'])
})

test('a browser without channels hears and tells nothing, and throws nothing', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { announce, onNews } = await import('./session-news.ts')
  announce('signedIn')
  onNews(() => undefined)()
  expect(Channel.said).toEqual([])
})

test('other tabs hear of a log-in and of a log-out once', async () => {
  const { becomeGuest, becomeSignedIn, forgetCustomer } = await import('./session-changes.ts')
  becomeGuest()
  expect(Channel.said).toEqual([])
  becomeSignedIn()
  becomeSignedIn()
  expect(Channel.said).toEqual(['signedIn'])
  forgetCustomer()
  becomeGuest()
  expect(Channel.said).toEqual(['signedIn', 'signedOut'])
})

test('the page’s words follow the session', async () => {
  const { becomeGuest, becomeSignedIn } = await import('./session-changes.ts')
  const { $session } = await import('./session.state.ts')
  becomeSignedIn()
  expect([$session.get(), toggleAttribute.mock.lastCall]).toEqual(['signedIn', ['data-hint', true]])
  becomeGuest()
  expect([$session.get(), toggleAttribute.mock.lastCall]).toEqual(['guest', ['data-hint', false]])
})

test('a guest has no chat signature, and no figures of the customer before', async () => {
  const { becomeGuest, becomeSignedIn } = await import('./session-changes.ts')
  const { $liveChatSignature } = await import('./live-chat-signature.state.ts')
  becomeSignedIn()
  $liveChatSignature.set({ signature: 's', timestamp: '1', phoneNumber: '+37061234567' })
  sessionStorage.setItem('app:v1:last-known-balance', '{"value":1,"at":1}')
  becomeGuest()
  expect($liveChatSignature.get()).toBeUndefined()
  expect(sessionStorage.getItem('app:v1:last-known-balance')).toBeNull()
})

test('figures from before someone signed in are another customer’s', async () => {
  const { becomeSignedIn } = await import('./session-changes.ts')
  becomeSignedIn()
  expect(Number(localStorage.getItem('app:v1:customer-since'))).toBeGreaterThan(0)
  localStorage.setItem('app:v1:customer-since', '1')
  becomeSignedIn()
  expect(localStorage.getItem('app:v1:customer-since')).toBe('1')
})

test('log-out takes along what the visit kept', async () => {
  const { forgetCustomer } = await import('./session-changes.ts')
  sessionStorage.setItem('app:v1:registration', '{}')
  forgetCustomer()
  expect(sessionStorage.getItem('app:v1:registration')).toBeNull()
})
