import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import type { Session } from '../../session/session.state.ts'
import { createHold, holdInTheMiddle } from './hold-page.ts'

const minute = 60_000

function held() {
  const $session = atom<Session>('signedIn')
  const clock = manualClock()
  const isOver = vi.fn(async () => false)
  const learn = vi.fn(async () => $session.set('signedIn'))
  const hold = createHold({ $session, learn, clock })
  hold(isOver)
  return { $session, clock, isOver, learn, hold }
}

test('a page that is held stays closed whatever the operator answers, and opens when maintenance is over', async () => {
  const { $session, clock, isOver, learn, hold } = held()
  expect($session.get()).toBe('unavailable')
  $session.set('signedIn')
  expect($session.get()).toBe('unavailable')
  // The switches are reported again each minute.
  hold(isOver)
  await clock.advance(minute)
  expect(isOver).toHaveBeenCalledTimes(2)
  expect(learn).not.toHaveBeenCalled()
  isOver.mockResolvedValue(true)
  await clock.advance(minute)
  expect(learn).toHaveBeenCalledOnce()
  expect($session.get()).toBe('signedIn')
  await clock.advance(10 * minute)
  expect(isOver).toHaveBeenCalledTimes(3)
})

test('who asks again after its end need not wait for the minute', async () => {
  const { $session, clock, isOver, learn } = held()
  isOver.mockResolvedValue(true)
  $session.set('signedIn')
  await clock.advance(0)
  expect(learn).toHaveBeenCalledOnce()
  expect($session.get()).toBe('signedIn')
})

test('an operator that does not answer at the end leaves it closed, for the person to ask again', async () => {
  const { $session, clock, isOver, learn } = held()
  learn.mockImplementation(async () => undefined)
  isOver.mockResolvedValue(true)
  await clock.advance(minute)
  expect($session.get()).toBe('unavailable')
  $session.set('signedIn')
  expect($session.get()).toBe('signedIn')
})

afterEach(() => vi.unstubAllGlobals())

/** A page with or without an open dialog; `isClosed` says whether maintenance may take it away. */
function followed(dialog: object | null = null) {
  const $session = atom<Session>('signedIn')
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { querySelector: () => dialog })
  holdInTheMiddle({ $session, learn: async () => undefined, clock: manualClock() })
  const isClosed = () =>
    page.dispatchEvent(new CustomEvent('maintenance', { cancelable: true, detail: async () => false }))
  return { $session, page, isClosed }
}

test('a page on which nothing was typed is left to maintenance; one in the middle of a form waits', () => {
  const { $session, page, isClosed } = followed()
  expect(isClosed()).toBe(true)
  expect($session.get()).toBe('signedIn')
  page.dispatchEvent(new Event('input'))
  expect(isClosed()).toBe(false)
  expect($session.get()).toBe('unavailable')
})

test('a page with an open dialog waits, too', () => {
  expect(followed({}).isClosed()).toBe(false)
})
