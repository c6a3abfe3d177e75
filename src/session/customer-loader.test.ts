import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../operator/client/outcome.ts'

/** A document that the browser makes ready behind another. */
class Prerendered extends EventTarget {
  prerendering = true
  come() {
    this.prerendering = false
    this.dispatchEvent(new Event('prerenderingchange'))
  }
}

const ask = vi.fn(async (): Promise<Outcome<string>> => ({ kind: 'answer', value: '12,40', reference: 'r1' }))
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A prerendered page of someone signed in. Whether it is prerendered it knows from its beginning. */
async function prerendered() {
  const page = new Prerendered()
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  const { signedInHint } = await import('./signed-in-hint.ts')
  signedInHint.write({ signedIn: true })
  const { customerLoader } = await import('./customer-loader.ts')
  return { page, signedInHint, loader: customerLoader(ask) }
}

beforeEach(() => {
  ask.mockClear()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('a page that is only prerendered asks nothing, and once when someone comes to it', async () => {
  const { page, loader } = await prerendered()
  void loader.load()
  void loader.load()
  await settled()
  expect(ask).not.toHaveBeenCalled()
  page.come()
  await loader.load()
  expect(ask).toHaveBeenCalledOnce()
  expect(loader.$loaded.get()).toMatchObject({ name: 'ready', value: '12,40' })
})

test('a connection that comes back while the first answer is awaited asks nothing twice; later it asks again', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const { page, loader } = await prerendered()
  page.come()
  const loading = loader.load()
  browser.dispatchEvent(new Event('online'))
  await loading
  await settled()
  expect(ask).toHaveBeenCalledOnce()
  browser.dispatchEvent(new Event('online'))
  await settled()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who logged out since the page was prerendered is not asked about', async () => {
  const { page, loader, signedInHint } = await prerendered()
  void loader.load()
  signedInHint.remove()
  page.come()
  const { activated } = await import('../lib/when-activated.ts')
  await activated
  await settled()
  expect(ask).not.toHaveBeenCalled()
})

test('a guest’s page asks nothing until the operator says that someone is signed in', async () => {
  const { customerLoader } = await import('./customer-loader.ts')
  const { $session } = await import('./session.state.ts')
  const loader = customerLoader(ask)
  const loading = loader.load()
  $session.set('unavailable')
  await settled()
  expect(ask).not.toHaveBeenCalled()
  $session.set('signedIn')
  await loading
  expect(ask).toHaveBeenCalledOnce()
})

test('what a lost session left unanswered is asked again once someone is signed in', async () => {
  const { customerLoader } = await import('./customer-loader.ts')
  const { $session } = await import('./session.state.ts')
  $session.set('signedIn')
  ask.mockResolvedValueOnce({ kind: 'unauthorized', reference: 'r1' })
  const loader = customerLoader(ask)
  await loader.load()
  $session.set('guest')
  $session.set('signedIn')
  await settled()
  expect(loader.$loaded.get()).toMatchObject({ name: 'ready', value: '12,40' })
})

test('it is known how many questions wait', async () => {
  const { customerLoader, $questions } = await import('./customer-loader.ts')
  const { $session } = await import('./session.state.ts')
  $session.set('signedIn')
  const counts: number[] = []
  $questions.listen((count) => counts.push(count))
  await Promise.all([customerLoader(ask).load(), customerLoader(ask).load()])
  expect(counts).toEqual([1, 2, 1, 0])
})
