import { afterEach, expect, test, vi } from 'vitest'
import { nothing } from '../data-layer/consent.ts'

const key = 'app:v1:consent'
const names = { C0002: [], C0003: ['chat'], C0004: [] }

const due = { ...nothing, isDue: true }
const kept = () => JSON.parse(localStorage.getItem(key) ?? '')

function answer(list: Response) {
  const asked = vi.fn(async (_: string) => list)
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what was taken back is removed on the next page that gets the cookie list, if the one before did not', async () => {
  localStorage.setItem('chat', '1')
  localStorage.setItem(key, JSON.stringify(due))
  document.body.innerHTML = '<div id="widgets" data-needs="chat"></div>'
  const { clearRefused } = await import('../features/consent/withdrawal.element.ts')
  answer(new Response('', { status: 404 }))
  await clearRefused({ wasRunning: false, hasTyped: () => false })
  expect(localStorage.getItem('chat')).toBe('1')
  expect(kept()).toEqual(due)

  const asked = answer(Response.json(names))
  await import('./consent-gate.element.ts')
  await expect.poll(kept, { timeout: 5_000 }).toEqual(nothing)
  expect(asked).toHaveBeenCalled()
  expect(localStorage.getItem('chat')).toBeNull()
})
