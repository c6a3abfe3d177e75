import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { type ManualClock, manualClock } from '../../lib/manual-clock.ts'
import type { Trouble } from '../../operator/client/outcome.ts'
import type { Session, SessionEnd } from '../../session/session.state.ts'
import { createSessionEndStore, warnBefore } from './session-end.store.ts'

const minute = 60_000
const idle = 30 * minute
const lost: Trouble = { kind: 'unknown', reason: 'noConnection', reference: 'r1' }

/** A session that ends after half an hour without use, and a page that watches it. */
function watched(clock: ManualClock = manualClock()) {
  const $session = atom<Session>('signedIn')
  const $sessionEnd = atom<SessionEnd | undefined>()
  const operator = {
    endsAt: clock.now() + idle,
    isProlongable: true,
    trouble: undefined as Trouble | undefined,
  }
  const tell = () => {
    if (operator.trouble) return operator.trouble
    if (clock.now() >= operator.endsAt) {
      $sessionEnd.set(undefined)
      $session.set('guest')
    } else $sessionEnd.set({ at: operator.endsAt, isProlongable: operator.isProlongable })
    return undefined
  }
  const learn = vi.fn(async () => tell())
  const use = () => {
    if (operator.isProlongable) operator.endsAt = clock.now() + idle
  }
  tell()
  const store = createSessionEndStore({
    $session,
    $sessionEnd,
    learn,
    stay: async () => {
      if (!operator.trouble) use()
      return tell()
    },
    clock,
  })
  return { clock, store, operator, use, learn, $session, now: () => store.$ending.get() }
}

test('two minutes before the session ends it is reported, and when that is', async () => {
  const { clock, operator, now } = watched()
  await clock.advance(idle - warnBefore - 1)
  expect(now()).toEqual({ name: 'far' })
  await clock.advance(1)
  expect(now()).toMatchObject({ name: 'near', at: operator.endsAt, isProlongable: true })
})

test('nothing is reported a session that was used meanwhile, here or in another tab', async () => {
  const { clock, use, now } = watched()
  await clock.advance(idle - minute * 5)
  use()
  await clock.advance(idle - warnBefore - 1)
  expect(now()).toEqual({ name: 'far' })
  await clock.advance(1)
  expect(now()).toMatchObject({ name: 'near' })
})

test('being asked about doesn’t keep it alive: without use it ends', async () => {
  const { clock, now, $session, learn } = watched()
  await clock.advance(idle + minute)
  expect($session.get()).toBe('guest')
  expect(now()).toEqual({ name: 'far' })
  expect(learn).toHaveBeenCalledTimes(2)
})

test('what a page that opens late in a session asks is waited for', async () => {
  const clock = manualClock()
  const page = watched(clock)
  page.operator.endsAt = clock.now() + minute
  await page.store.look()
  expect(page.now()).toMatchObject({ name: 'near' })
  const late = watched(clock)
  late.operator.endsAt = clock.now() + minute
  await clock.advance(1000)
  late.use()
  await clock.advance(10_000)
  expect(late.now()).toEqual({ name: 'far' })
})

test('a user who stays signed in is warned again as late as the first time', async () => {
  const { clock, store, now } = watched()
  await clock.advance(idle - minute)
  const staying = store.stay()
  expect(now()).toMatchObject({ name: 'near', isAsking: true })
  await staying
  expect(now()).toEqual({ name: 'far' })
  await clock.advance(idle - warnBefore - 1)
  expect(now()).toEqual({ name: 'far' })
  await clock.advance(1)
  expect(now()).toMatchObject({ name: 'near', isAsking: false })
})

test('where the operator doesn’t answer that is reported, and it may be tried again', async () => {
  const { clock, store, operator, now } = watched()
  await clock.advance(idle - minute)
  operator.trouble = lost
  await store.stay()
  expect(now()).toMatchObject({ name: 'near', isAsking: false, trouble: lost })
  operator.trouble = undefined
  await store.stay()
  expect(now()).toEqual({ name: 'far' })
})

test('a session that has lasted as long as it may is said to end for good', async () => {
  const { clock, operator, now } = watched()
  operator.isProlongable = false
  await clock.advance(idle - minute)
  expect(now()).toMatchObject({ name: 'near', isProlongable: false })
})

test('what was read doesn’t come back for the same end, but does for the next', async () => {
  const { clock, store, use, now } = watched()
  await clock.advance(idle - minute)
  store.dismiss()
  await store.look()
  expect(now()).toEqual({ name: 'far' })
  use()
  await store.look()
  await clock.advance(idle - warnBefore)
  expect(now()).toMatchObject({ name: 'near' })
})

test('a user who comes back to the page hears what another tab did', async () => {
  const { clock, store, use, now } = watched()
  await clock.advance(idle - minute)
  expect(now()).toMatchObject({ name: 'near' })
  use()
  await store.look()
  expect(now()).toEqual({ name: 'far' })
})

test('after the end without an answer nothing is asked over and over', async () => {
  const { clock, operator, now, learn } = watched()
  operator.trouble = lost
  await clock.advance(2 * idle)
  expect(now()).toEqual({ name: 'far' })
  expect(learn).toHaveBeenCalledTimes(2)
})
