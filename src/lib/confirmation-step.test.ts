import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { browserHistory } from './browser-history.fixture.ts'
import { followConfirmation } from './confirmation-step.ts'

const form = { step: 'form' }
const confirmation = { step: 'confirmation' }

/** A form on a page whose history is at `state`; `done` is what it was asked for. */
function openForm(state: unknown = null) {
  const page = browserHistory(state)
  const done: string[] = []
  const $screen = atom({ name: 'form' })
  const show = (name: string) => $screen.set({ name })
  const end = followConfirmation({
    $screen,
    review() {
      done.push('review')
      show('checking')
    },
    change() {
      done.push('change')
      if ($screen.get().name === 'confirm') show('form')
    },
  })
  return { ...page, done, end, show, $screen }
}

afterEach(() => vi.unstubAllGlobals())

test('a page opened at the confirmation checks what is typed again', () => {
  const page = openForm(confirmation)
  page.show('confirm')
  expect([page.done, page.entries]).toEqual([['review'], [confirmation]])
})

test.each([null, undefined, 'confirmation', {}, { step: 'other' }])(
  'a page opened at %j begins at the form',
  (state) => {
    const page = openForm(state)
    expect([page.done, page.entries]).toEqual([[], [form]])
  },
)

test('Back leads from the confirmation to the form, Forward there again', () => {
  const page = openForm()
  page.show('confirm')
  page.go(-1)
  expect(page.$screen.get().name).toBe('form')
  page.go(1)
  page.show('confirm')
  expect([page.done, page.entries, page.at()]).toEqual([['change', 'review'], [form, confirmation], 1])
})

test('a fragment followed at the confirmation stays there', () => {
  const page = openForm()
  page.show('confirm')
  page.toFragment()
  expect([page.done, page.$screen.get().name]).toEqual([[], 'confirm'])
})

test('a form shown in place of the confirmation goes back in the history, too', () => {
  const page = openForm()
  page.show('confirm')
  page.show('form')
  expect([page.at(), page.entries]).toEqual([0, [form, confirmation]])
})

test('a user who leaves begins at the form when they come back', () => {
  const page = openForm()
  page.show('confirm')
  page.show('leaving')
  expect(page.entries).toEqual([form, form])
})

test('once it has ended, neither the history nor the form is followed', () => {
  const page = openForm()
  page.end()
  page.show('confirm')
  page.show('leaving')
  page.go(0)
  expect([page.done, page.entries]).toEqual([[], [form]])
})
