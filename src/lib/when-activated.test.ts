import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPrerendered, whenActivated } from './when-activated.ts'
import { whileVisible } from './while-visible.ts'

/** A page as a browser has it: prerendered or not, seen or not. */
class Page extends EventTarget {
  prerendering: boolean
  visibilityState: string
  constructor(prerendering: boolean, visibilityState = 'visible') {
    super()
    this.prerendering = prerendering
    this.visibilityState = visibilityState
    vi.stubGlobal('document', this)
  }
  activate() {
    this.prerendering = false
    this.dispatchEvent(new Event('prerenderingchange'))
  }
  show(visibilityState: string) {
    this.visibilityState = visibilityState
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let done: string[]
beforeEach(() => {
  done = []
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint))
})
const work = { start: () => done.push('start'), stop: () => done.push('stop') }
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('without a page nothing is prerendered', () => {
  expect(isPrerendered()).toBe(false)
})

test('on a page that someone sees it runs at once', () => {
  new Page(false)
  whenActivated(() => done.push('ran'))
  expect(done).toEqual(['ran'])
})

test('on a prerendered page it waits for someone', () => {
  const page = new Page(true)
  whenActivated(() => done.push('ran'))
  expect(done).toEqual([])
  page.activate()
  expect(done).toEqual(['ran'])
})

test('what was prerendered knows when someone has come', async () => {
  const page = new Page(true)
  const { $isActivated } = await import('./activation.state.ts')
  expect($isActivated.get()).toBe(false)
  page.activate()
  expect($isActivated.get()).toBe(true)
})

test('what was prerendered continues once the frame that shows it is painted', async () => {
  const page = new Page(true)
  const { activated } = await import('./when-activated.ts')
  void activated?.then(() => done.push('settled'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(done).toEqual([])
  page.activate()
  await activated
  expect(done).toEqual(['settled'])
})

test('a page that was never prerendered waits for nothing', async () => {
  new Page(false)
  expect((await import('./when-activated.ts')).activated).toBeUndefined()
})

test('work continues only while someone can see it', () => {
  const page = new Page(false)
  whileVisible(work)
  page.show('hidden')
  page.show('visible')
  expect(done).toEqual(['start', 'stop', 'start'])
})

test('work in a tab that is opened behind another waits for someone to look', () => {
  const page = new Page(false, 'hidden')
  whileVisible(work)
  expect(done).not.toContain('start')
  page.show('visible')
  expect(done.at(-1)).toBe('start')
})

test('work on a prerendered page begins when the page is opened', () => {
  const page = new Page(true)
  whileVisible(work)
  page.show('visible')
  expect(done).toEqual([])
  page.activate()
  expect(done).toEqual(['start'])
})

test('ended work stops and never begins again', () => {
  const page = new Page(false)
  whileVisible(work)()
  expect(done).toEqual(['start', 'stop'])
  page.show('visible')
  expect(done).toEqual(['start', 'stop'])
})

test('work that ends before the page is opened never begins', () => {
  const page = new Page(true)
  whileVisible(work)()
  page.activate()
  page.show('visible')
  expect(done).not.toContain('start')
})
