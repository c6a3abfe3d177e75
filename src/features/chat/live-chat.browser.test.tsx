import { expect, test, vi } from 'vitest'
import { liveChat } from './live-chat.element.ts'

// The script itself comes from another company.
vi.mock('../../lib/provider-script.ts', () => ({ providerScript: () => () => undefined }))

test('the chat has its place in layer 1299 once it is allowed, and one only', () => {
  const follow = liveChat('data:text/javascript,')
  follow(() => false)
  expect(document.getElementById('live-chat')).toBeNull()
  for (const service of ['chat', 'chat'] as const) follow((each) => each === service)
  const places = document.querySelectorAll<HTMLElement>('#live-chat')
  expect([...places].map((place) => getComputedStyle(place).zIndex)).toEqual(['1299'])
})
