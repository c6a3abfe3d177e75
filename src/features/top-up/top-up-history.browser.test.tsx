import { atom } from 'nanostores'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { $draft } from './top-up.state.ts'
import type { Screen } from './top-up.store.ts'
import { isTopUp, readDraft } from './top-up.ts'
import { followHistory } from './top-up-history.ts'
import { limits, sameNumber } from './top-up-inputs.fixture.ts'

const draft = { phone: sameNumber, sumIndex: 0, ownSum: '' }
const form: Screen = { name: 'form', problems: {} }

function confirmation(): Screen {
  const topUp = readDraft(draft, limits)
  if (!isTopUp(topUp)) throw new Error('the draft is whole')
  return { name: 'confirm', topUp, payment: { method: 'card' } }
}

/** A store whose screen the test sets, followed as in the page. */
function followed(first: Screen = form) {
  const $screen = atom(first)
  const store = { $screen, review: vi.fn(async () => {}), change: vi.fn() }
  onTestFinished(followHistory(store))
  return store
}

beforeEach(() => {
  history.replaceState(null, '')
  $draft.set({ ...$draft.get(), ...draft })
})

test('the confirmation is one step, however often it is shown', () => {
  const { $screen } = followed()
  const step = vi.spyOn(history, 'pushState')
  onTestFinished(() => step.mockRestore())
  $screen.set(confirmation())
  $screen.set(confirmation())
  expect(step).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ step: 'confirmation' })
})

test('Back leads to the form, forward to the confirmation, which is checked again', async () => {
  const { $screen, change, review } = followed()
  $screen.set(confirmation())
  change.mockClear()
  history.back()
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce())
  expect(review).not.toHaveBeenCalled()
  history.forward()
  await vi.waitFor(() => expect(review).toHaveBeenCalledOnce())
})

test('a link to a place in the page doesn’t lead from the confirmation to the form', async () => {
  const { $screen, change } = followed()
  $screen.set(confirmation())
  const isFollowed = new Promise((done) => addEventListener('popstate', done, { once: true }))
  location.hash = 'turinys'
  await isFollowed
  expect(change).not.toHaveBeenCalled()
  expect(history.state).toEqual({ step: 'confirmation' })
})

test('a reload at the confirmation checks it again', () => {
  history.replaceState({ step: 'confirmation' }, '')
  expect(followed().review).toHaveBeenCalledOnce()
})

test('a reload at the confirmation that kept nothing begins at the form, without a complaint', () => {
  history.replaceState({ step: 'confirmation' }, '')
  $draft.set({ ...$draft.get(), phone: '' })
  expect(followed().review).not.toHaveBeenCalled()
  expect(history.state).toEqual({ step: 'form' })
})

test('a form shown in place of the confirmation takes its step back', async () => {
  const { $screen } = followed()
  $screen.set(confirmation())
  $screen.set(form)
  await vi.waitFor(() => expect(history.state).toEqual({ step: 'form' }))
})

test('a user who has left for the acquirer comes back to the form', () => {
  const { $screen } = followed()
  const confirm = confirmation()
  $screen.set(confirm)
  if (confirm.name === 'confirm') $screen.set({ ...confirm, name: 'leaving', paymentReference: 'R' })
  expect(history.state).toEqual({ step: 'form' })
})

test.each(['confirmation', 7, { step: 'other' }, { step: null }])(
  'a foreign state %j is no step',
  (state) => {
    history.replaceState(state, '')
    expect(followed().review).not.toHaveBeenCalled()
  },
)
