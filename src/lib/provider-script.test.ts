import { afterEach, expect, test, vi } from 'vitest'
import { providerScript } from './provider-script.ts'

/** What happens on the page: scripts that are loaded, and what they are reported. */
function openPage(): unknown[] {
  const seen: unknown[] = []
  vi.stubGlobal('document', {
    createElement: (name: string) => ({ name }),
    head: { append: (script: unknown) => seen.push(script) },
  })
  vi.stubGlobal('dispatchEvent', (event: Event) => seen.push(event.type))
  return seen
}

afterEach(() => vi.unstubAllGlobals())

const script = { name: 'script', src: 'https://chat.example/a.js', async: true }

test('a script is not loaded before it is allowed, and then once', () => {
  const seen = openPage()
  const allow = providerScript('chat', script.src)
  allow(false)
  expect(seen).toEqual([])
  allow(true)
  allow(true)
  expect(seen).toEqual([script])
})

test('a script that has run is reported whether it may continue, when that changes', () => {
  const seen = openPage()
  const allow = providerScript('chat', script.src)
  for (const isAllowed of [true, false, false, true, true, false]) allow(isAllowed)
  expect(seen).toEqual([script, 'chat:stop', 'chat:resume', 'chat:stop'])
})
