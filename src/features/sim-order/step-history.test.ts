import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserHistory } from '../../lib/browser-history.fixture.ts'
import type { Screen } from './sim-order.store.ts'
import type { Step } from './sim-order.ts'
import { startInHistory } from './step-history.ts'

const step = (name: Exclude<Step, 'summary'>): Screen => ({ name, problems: {} })

let asked: Step[]
let $screen = atom<Screen>(step('delivery'))
const start = vi.fn(async (_step?: unknown, _chosen?: object) => {})
/** A step that can't be shown leads to the first. */
let reachable: Step[]
const followed = () => ({
  $screen,
  start,
  show(wanted: Step) {
    asked.push(wanted)
    const name = reachable.includes(wanted) ? wanted : 'delivery'
    if (name !== 'summary') $screen.set(step(name))
  },
})

beforeEach(() => {
  asked = []
  reachable = ['delivery', 'plan', 'buyer']
  start.mockClear()
  $screen = atom<Screen>(step('delivery'))
})
afterEach(() => vi.unstubAllGlobals())

/** The page with its history followed. */
async function open(first?: unknown) {
  const browser = browserHistory(first)
  const end = startInHistory('sim', followed(), { method: 'address' })
  await Promise.resolve()
  await Promise.resolve()
  return { ...browser, end }
}

test('each step onward is an entry; Back leads to the one before and stays an entry', async () => {
  const page = await open()
  $screen.set(step('plan'))
  $screen.set(step('buyer'))
  expect(page.entries).toEqual([{ step: 'delivery' }, { step: 'plan' }, { step: 'buyer' }])
  page.go(-1)
  expect([$screen.get().name, page.at()]).toEqual(['plan', 1])
  page.go(1)
  expect([$screen.get().name, page.entries.length]).toEqual(['buyer', 3])
})

test('a step back by the page’s own button takes the place of the entry that is there', async () => {
  const page = await open()
  $screen.set(step('plan'))
  $screen.set(step('delivery'))
  expect(page.entries).toEqual([{ step: 'delivery' }, { step: 'delivery' }])
})

test('a step that can’t be shown any more leads to the one that can', async () => {
  const page = await open()
  $screen.set(step('plan'))
  $screen.set(step('delivery'))
  reachable = ['delivery']
  page.entries[0] = { step: 'buyer' }
  page.go(-1)
  expect(asked).toEqual(['buyer'])
  expect(page.entries[0]).toEqual({ step: 'delivery' })
})

test.each([
  [{ step: 'plan' }, 'plan'],
  [{ step: 'summary' }, 'summary'],
  [{ step: 'device' }, undefined],
  [{ step: 7 }, undefined],
  [{ other: 1 }, undefined],
  ['plan', undefined],
  [null, undefined],
])(
  'a page whose history is at %j begins with %j, and with what was chosen before script',
  async (state, wanted) => {
    await open(state)
    expect(start).toHaveBeenCalledWith(wanted, { method: 'address' })
  },
)

test('once it is over neither screen nor browser moves the other, even before the page was ready', async () => {
  const page = await open()
  page.end()
  $screen.set(step('plan'))
  page.go(0)
  expect([page.entries, asked]).toEqual([[{ step: 'delivery' }], []])
  const browser = browserHistory(null)
  startInHistory('sim', followed(), {})()
  await Promise.resolve()
  $screen.set(step('delivery'))
  expect(browser.entries).toEqual([null])
})
