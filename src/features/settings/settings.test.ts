import { expect, test } from 'vitest'
import { manualClock } from '../../lib/manual-clock.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { toldBy } from '../numbers/told-by.ts'
import { expiryOf, isExpired } from '../saved-cards/card.tsx'
import { createChanging } from './change.ts'
import { sectionIn } from './settings.ts'
import { createReveal, shownFor } from './sim/reveal.ts'

const lost: Outcome<never> = { kind: 'unknown', reason: 'noConnection', reference: 'r1' }
const answer = <Value>(value: Value): Outcome<Value> => ({ kind: 'answer', value, reference: 'r2' })

test.each([
  ['#numbers', '', 'numbers'],
  ['', '?tab=sim', 'sim'],
  ['#constructor', '', undefined],
  ['#sim', '?tab=numbers', 'sim'],
])('the address %s%s opens %s', (hash, search, section) => {
  expect(sectionIn({ hash, search }, ['profile', 'numbers', 'sim'])).toBe(section)
})

test('a card works until the end of its last month', () => {
  const card = { expiryMonth: 1, expiryYear: 2026 }
  expect([isExpired(card, '2026-01-31'), isExpired(card, '2026-02-01')]).toEqual([false, true])
  expect(expiryOf(card)).toBe('01/26')
})

test('an answer that is no success is never one, with or without a key', () => {
  const severity = (linkPhoneNumberResponseType: 'SUCCESS' | 'ERROR') =>
    toldBy({ linkPhoneNumberResponseKey: null, linkPhoneNumberResponseType })
  expect(severity('SUCCESS')).toBeUndefined()
  expect(severity('ERROR')).toMatchObject({ kind: 'unknown' })
})

test('one change at a time; a failure leaves the old value and its reference', async () => {
  const { $change, run } = createChanging()
  let calls = 0
  const ask = async () => {
    calls++
    return lost
  }
  expect(await Promise.all([run('roaming', ask), run('roaming', ask)])).toEqual([undefined, undefined])
  expect(calls).toBe(1)
  expect($change.get()).toEqual({ name: 'failed', target: 'roaming', failed: lost })
  expect(await run('roaming', async () => answer('ON'))).toBe('ON')
  expect($change.get()).toEqual({ name: 'saved', target: 'roaming' })
})

test('a secret is asked for when wanted, hides by itself and is asked for again', async () => {
  const clock = manualClock()
  let asked = 0
  const { $revealed, show, hide } = createReveal(async () => answer(++asked), clock)
  expect(asked).toBe(0)
  await Promise.all([show(), show()])
  expect($revealed.get()).toEqual({ name: 'shown', value: 1 })
  await clock.advance(shownFor)
  expect($revealed.get()).toEqual({ name: 'hidden' })
  await show()
  hide()
  expect([$revealed.get().name, asked]).toEqual(['hidden', 2])
})

test('what is shown is changed in its place; what is hidden stays so', async () => {
  const { $revealed, show, hide, change } = createReveal(async () => answer(['old']), manualClock())
  const add = () => change((values) => ['new', ...values])
  add()
  expect($revealed.get()).toEqual({ name: 'hidden' })
  await show()
  add()
  expect($revealed.get()).toEqual({ name: 'shown', value: ['new', 'old'] })
  hide()
  add()
  expect($revealed.get()).toEqual({ name: 'hidden' })
})

test('a secret that comes after it was hidden stays hidden; a proven identity may be demanded', async () => {
  let give = (_: Outcome<string>) => {}
  const { $revealed, show, hide } = createReveal(
    () => new Promise<Outcome<string>>((resolve) => (give = resolve)),
    manualClock(),
  )
  const late = show()
  hide()
  give(answer('1234'))
  await late
  expect($revealed.get()).toEqual({ name: 'hidden' })
  const refused = show()
  give({ kind: 'failure', code: 'STRONG_LOG_IN_REQUIRED', reference: 'r3' })
  await refused
  expect($revealed.get()).toEqual({ name: 'strongNeeded' })
})

test('a secret that isn’t answered, or refused for another reason, is reported as failed', async () => {
  const answers: Outcome<string>[] = [lost, { kind: 'failure', code: 'NUMBER_NOT_OWNED', reference: 'r4' }]
  const { $revealed, show } = createReveal(async () => answers.shift() ?? answer('1234'), manualClock())
  await show()
  expect($revealed.get()).toEqual({ name: 'failed', failed: lost })
  await show()
  expect($revealed.get()).toMatchObject({ name: 'failed', failed: { code: 'NUMBER_NOT_OWNED' } })
  await show()
  await show()
  expect($revealed.get()).toEqual({ name: 'shown', value: '1234' })
})

test('a secret that is shown a second time is shown as long as the first', async () => {
  const clock = manualClock()
  const { $revealed, show, hide } = createReveal(async () => answer('1234'), clock)
  await show()
  await clock.advance(shownFor - 1)
  hide()
  await show()
  await clock.advance(1)
  expect($revealed.get()).toMatchObject({ name: 'shown' })
})
