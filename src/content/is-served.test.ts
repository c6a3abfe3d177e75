import { afterEach, expect, test, vi } from 'vitest'
import { isServed } from './is-served.ts'

const at = (path: string) => new URL(path, 'https://uoga.example')
afterEach(() => vi.unstubAllEnvs())

test('the chat is offered where there is one, and never on an extra page', () => {
  vi.stubEnv('LIVE_CHAT_URL', '')
  expect(isServed('openLiveChat', at('/pagalba'))).toBe(false)
  vi.stubEnv('LIVE_CHAT_URL', 'https://chat.example/chat.js')
  expect(isServed('openLiveChat', at('/pagalba.html'))).toBe(true)
  expect(isServed('openLiveChat', at('/extra.html'))).toBe(false)
  expect(isServed('openLiveChat', at('/en/extra/top-up'))).toBe(false)
})

test('cookies can be chosen again wherever they are asked about; a log-in is everywhere', () => {
  expect(isServed('toggleCookieInfo', at('/slapukai'))).toBe(true)
  expect(isServed('toggleCookieInfo', at('/extra/slapukai'))).toBe(false)
  expect(isServed('redirectToAuth', at('/extra'))).toBe(true)
  expect(isServed('openGameModal', at('/extra'))).toBe(true)
})
