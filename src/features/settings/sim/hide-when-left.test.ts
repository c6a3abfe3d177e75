import { afterEach, expect, test, vi } from 'vitest'
import { hideWhenLeft } from './hide-when-left.ts'

function shown() {
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const hide = vi.fn()
  return { page, document, hide, untie: hideWhenLeft({ hide }) }
}

/** The page goes behind another, or comes to the front. */
function turn(document: EventTarget & { hidden: boolean }, hidden: boolean) {
  document.hidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => vi.unstubAllGlobals())

test('a code goes when its page is put behind another, and not when it comes back', () => {
  const { document, hide } = shown()
  turn(document, true)
  expect(hide).toHaveBeenCalledOnce()
  turn(document, false)
  expect(hide).toHaveBeenCalledOnce()
})

test('a code goes when its page is left', () => {
  const { page, hide } = shown()
  page.dispatchEvent(new Event('pagehide'))
  expect(hide).toHaveBeenCalledOnce()
})

test('a code goes when its section is left, and nothing more is heard then', () => {
  const { page, document, hide, untie } = shown()
  untie()
  expect(hide).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('pagehide'))
  turn(document, true)
  expect(hide).toHaveBeenCalledOnce()
})
