import { beforeEach, expect, test } from 'vitest'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { waitingLimit } from '../../session/polling.ts'
import { pollingStartTime } from '../top-up-draft/top-up-storage.ts'
import { browserStorage } from './top-up-page.fixture.ts'
import type { ResultPage } from './top-up-result.store.ts'
import {
  answer,
  down,
  lost,
  paid,
  pending,
  reference,
  refused,
  resultPages,
  undecided,
} from './top-up-result-page.fixture.ts'

let pages: ReturnType<typeof resultPages>
beforeEach(() => {
  browserStorage()
  pages = resultPages()
})
const seconds = 1000

test('a payment under way is asked about with growing pauses until it is decided', async () => {
  pages.says = answer(pending)
  const { store, screen, shown } = pages.open()
  store.start()
  await pages.pass(40 * seconds)
  expect(screen()).toEqual({ name: 'known', result: pending, isLate: false, isAsking: false })
  expect(pages.asked).toEqual([0, 2_000, 5_000, 9_500, 16_250, 26_250, 36_250])
  pages.says = answer(refused)
  await pages.pass(10 * seconds)
  expect(shown).toEqual([`failure ${reference}`])
  await pages.pass(60 * seconds)
  expect(pages.asked).toHaveLength(8)
})

test('money of which no one knows is asked about on, and a late success is reported', async () => {
  pages.says = answer(undecided)
  const { store, screen, shown, settled } = pages.open('failure')
  store.start()
  await pages.pass(5 * 60 * seconds)
  expect(screen()).toMatchObject({ name: 'known', result: undecided, isLate: false })
  expect(settled).toEqual([])
  pages.says = answer(paid)
  await pages.pass(10 * seconds)
  expect(shown).toEqual([`success ${reference}`])
})

test.each<[ResultPage, PaymentResult]>([
  ['waiting', pending],
  ['failure', undecided],
])('after the time limit the %s page asks no more but on demand', async (page, result) => {
  pages.says = answer(result)
  const { store, screen, shown } = pages.open(page)
  store.start()
  await pages.pass(waitingLimit + 11 * seconds)
  expect(screen()).toEqual({ name: 'known', result, isLate: true, isAsking: false })
  const before = pages.asked.length
  await pages.pass(waitingLimit)
  expect(pages.asked).toHaveLength(before)
  store.start()
  expect(screen()).toEqual({ name: 'known', result, isLate: true, isAsking: true })
  await pages.pass(60 * seconds)
  expect(pages.asked).toHaveLength(before + 1)
  expect(screen()).toEqual({ name: 'known', result, isLate: true, isAsking: false })
  pages.says = answer(paid)
  store.start()
  await pages.pass(0)
  expect(shown).toEqual([`success ${reference}`])
})

test('the time limit runs on through a reload, and again on another page', async () => {
  pages.says = answer(pending)
  const first = pages.open()
  first.store.start()
  await pages.pass(waitingLimit - 60 * seconds)
  first.store.stop()
  const reloaded = pages.open()
  reloaded.store.start()
  await pages.pass(30 * seconds)
  expect(reloaded.screen()).toMatchObject({ isLate: false })
  await pages.pass(45 * seconds)
  expect(reloaded.screen()).toMatchObject({ isLate: true })
  pages.says = answer(undecided)
  reloaded.store.start()
  await pages.pass(0)
  const failure = pages.open('failure')
  failure.store.start()
  await pages.pass(waitingLimit - 60 * seconds)
  expect(failure.screen()).toMatchObject({ isLate: false })
})

test.each(['"soon"', '-1', '99999999999999'])(
  'a start time of %s in storage counts for nothing',
  async (text) => {
    localStorage.setItem('app:v1:polling-start-time', text)
    pages.says = answer(pending)
    const { store, screen } = pages.open()
    store.start()
    await pages.pass(waitingLimit / 2)
    expect(screen()).toMatchObject({ isLate: false })
    await pages.pass(waitingLimit)
    expect(screen()).toMatchObject({ isLate: true })
  },
)

test('a hidden page asks nothing; shown again it asks at once', async () => {
  pages.says = answer(pending)
  const { store } = pages.open()
  store.start()
  await pages.pass(3 * seconds)
  store.stop()
  await pages.pass(5 * 60 * seconds)
  expect(pages.asked).toEqual([0, 2_000])
  store.start()
  await pages.pass(2 * seconds)
  expect(pages.asked).toEqual([0, 2_000, 303_000, 305_000])
})

test('a page that can’t ask says so, asks on by itself and finds the payment', async () => {
  pages.says = down
  const { store, screen, shown } = pages.open()
  store.start()
  await pages.pass(0)
  expect(screen()).toEqual({ name: 'failed', trouble: down, isAsking: false })
  pages.says = answer(pending)
  await pages.pass(2 * seconds)
  expect(screen()).toMatchObject({ name: 'known', result: pending })
  pages.says = lost
  await pages.pass(30 * seconds)
  expect(screen()).toMatchObject({ name: 'known', result: pending })
  pages.says = answer(paid)
  await pages.pass(10 * seconds)
  expect(shown).toEqual([`success ${reference}`])
})

test('an error that lasts ends at the time limit, whatever was known', async () => {
  pages.says = down
  const failed = pages.open()
  failed.store.start()
  await pages.pass(2 * waitingLimit)
  const count = pages.asked.length
  expect(count).toBeLessThan(70)
  await pages.pass(waitingLimit)
  expect(pages.asked).toHaveLength(count)
  pollingStartTime.remove()
  pages.says = answer(pending)
  const known = pages.open()
  known.store.start()
  await pages.pass(0)
  pages.says = lost
  await pages.pass(waitingLimit + 11 * seconds)
  expect(known.screen()).toEqual({ name: 'known', result: pending, isLate: true, isAsking: false })
})

test('a person who asks is answered, with the error too', async () => {
  pages.says = answer(pending)
  const { store, screen } = pages.open()
  store.start()
  await pages.pass(waitingLimit + 11 * seconds)
  pages.says = lost
  store.start()
  await pages.pass(0)
  expect(screen()).toEqual({ name: 'failed', trouble: lost, isAsking: false })
  store.start()
  expect(screen()).toEqual({ name: 'failed', trouble: lost, isAsking: true })
})

test('an operator that asks to be left alone is', async () => {
  pages.says = { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 60, reference: 'R' }
  const { store } = pages.open()
  store.start()
  await pages.pass(59 * seconds)
  expect(pages.asked).toEqual([0])
  await pages.pass(1 * seconds)
  expect(pages.asked).toEqual([0, 60_000])
})

test('an answer to an older question changes nothing', async () => {
  let arrive = (_: ReturnType<typeof answer>) => {}
  pages.says = new Promise((resolve) => {
    arrive = resolve
  })
  const { store, screen, shown } = pages.open()
  store.start()
  store.stop()
  pages.says = answer(pending)
  store.start()
  await pages.pass(0)
  arrive(answer(refused))
  await pages.pass(1 * seconds)
  expect(screen()).toMatchObject({ name: 'known', result: pending })
  expect(shown).toEqual([])
  expect(pages.asked).toEqual([0, 0])
})
