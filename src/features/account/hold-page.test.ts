import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import type { Session } from '../../session/session.state.ts'
import { createHold } from './hold-page.ts'

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
