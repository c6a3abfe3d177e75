import { expect, test, vi } from 'vitest'
import { openSettings } from './consent.element.ts'

test('settings whose script does not come are said to be missing, five seconds after the press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = `<div id="missing-script" hidden><span hidden></span><button></button></div>
    <div id="widgets"><astro-island ssr client="intent"></astro-island></div>`
  await import('../../layouts/missing-script.element.ts')
  const notice = document.querySelector<HTMLElement>('#missing-script')
  vi.advanceTimersByTime(10_000)
  expect(notice?.hidden).toBe(true)
  openSettings(true)
  vi.advanceTimersByTime(5000)
  expect(notice?.hidden).toBe(false)
  document.querySelector('astro-island')?.removeAttribute('ssr')
  document.querySelector('astro-island')?.dispatchEvent(new Event('astro:hydrate'))
  expect(notice?.hidden).toBe(true)
  vi.useRealTimers()
})
