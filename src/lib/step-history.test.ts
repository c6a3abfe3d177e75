import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { browserHistory } from './browser-history.fixture.ts'
import { followSteps, nameStep, type StepFlow, stepInHistory } from './step-history.ts'

const steps = ['first', 'second', 'third'] as const
type Step = (typeof steps)[number]

/** A flow of three steps and a call, followed; `reachable`: a step that isn't leads to the first. */
function open(given: Partial<StepFlow<Step>> & { state?: unknown; screen?: string } = {}) {
  const browser = browserHistory(given.state ?? null)
  const $screen = atom(given.screen ?? 'first')
  const asked: Step[] = []
  const reachable: Step[] = [...steps]
  const end = followSteps<Step>({
    steps,
    $screen,
    shown: () => steps.find((step) => step === $screen.get()),
    show(step) {
      asked.push(step)
      $screen.set(reachable.includes(step) ? step : 'first')
    },
    ownWayBack: 'goesBack',
    ...given,
  })
  const names = () =>
    browser.entries.map((entry) =>
      typeof entry === 'object' && entry !== null && 'step' in entry ? entry.step : entry,
    )
  return { ...browser, $screen, asked, reachable, end, names }
}

afterEach(() => vi.unstubAllGlobals())

test('each step onward is an entry; Back leads to the one before, Forward there again', () => {
  const page = open()
  page.$screen.set('second')
  page.$screen.set('third')
  expect(page.names()).toEqual(['first', 'second', 'third'])
  page.go(-1)
  expect([page.$screen.get(), page.at()]).toEqual(['second', 1])
  page.go(1)
  expect([page.$screen.get(), page.names()]).toEqual(['third', ['first', 'second', 'third']])
})

test('a step that is shown again is no entry', () => {
  const page = open()
  const screen = page.$screen
  screen.set('second')
  screen.set('calling')
  screen.set('second')
  expect(page.names()).toEqual(['first', 'second'])
})

test('the page’s own way back is Back', () => {
  const page = open()
  page.$screen.set('second')
  page.$screen.set('first')
  expect([page.at(), page.names()]).toEqual([0, ['first', 'second']])
})

test('where a page may open at any step, its own way back replaces the entry', () => {
  const page = open({ ownWayBack: 'replaces' })
  page.$screen.set('second')
  page.$screen.set('first')
  expect([page.at(), page.names()]).toEqual([1, ['first', 'first']])
})

test('a step that can’t be shown any more gives way to the one that is', () => {
  const page = open({ state: { step: 'third' } })
  expect(page.names()).toEqual(['first'])
  page.$screen.set('third')
  page.entries[0] = { step: 'second' }
  page.reachable.splice(1)
  page.go(-1)
  expect([page.asked, page.names()]).toEqual([['second'], ['first', 'third']])
})

test('steps passed on the way to an earlier one are no entries', () => {
  const page = open({
    show(step) {
      page.$screen.set('second')
      page.$screen.set(step)
    },
  })
  page.$screen.set('third')
  page.go(-1)
  expect(page.names()).toEqual(['first', 'third'])
})

test('a fragment that is followed leaves the step, and the step is there after a reload', () => {
  const page = open()
  page.$screen.set('second')
  page.toFragment()
  expect([page.asked, page.names()]).toEqual([[], ['first', 'second', 'second']])
})

test('while a call runs the history stays; its end is the step that it leads to', () => {
  const page = open({ screen: 'loading' })
  expect(page.names()).toEqual([null])
  page.$screen.set('first')
  page.$screen.set('calling')
  page.toFragment()
  page.$screen.set('second')
  expect(page.names()).toEqual(['first', 'second'])
})

test('once it has ended neither the screen nor the browser moves the other', () => {
  const page = open()
  page.end()
  page.$screen.set('second')
  nameStep('third')
  page.go(0)
  expect([page.asked, page.names()]).toEqual([[], ['third']])
})

test.each([
  [{ step: 'second' }, 'second'],
  [{ step: 7 }, undefined],
  [{ step: 'other' }, undefined],
  [{ other: 'second' }, undefined],
  ['second', undefined],
  [undefined, undefined],
  [null, undefined],
])('an entry with the state %j is at %j', (state, step) => {
  browserHistory(state)
  expect(stepInHistory(steps)).toBe(step)
})

test('where the browser refuses, as Safari does after a hundred changes in ten seconds, the steps are shown all the same', () => {
  const page = open()
  const refuse = () => {
    throw new DOMException('too often', 'SecurityError')
  }
  vi.stubGlobal('history', { state: { step: 'first' }, pushState: refuse, replaceState: refuse, go: refuse })
  page.$screen.set('second')
  page.$screen.set('third')
  expect(page.$screen.get()).toBe('third')
  expect(() => nameStep('first')).not.toThrow()
})
