import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { followConfirmation } from './confirmation-step.ts'

const confirmation = { step: 'confirmation' }

/** A form on a page whose history is at `state`; `done` is what the form and the history were reported. */
function openForm(state: unknown) {
  const done: unknown[] = []
  const page = new EventTarget()
  const history = {
    state,
    pushState(next: unknown) {
      history.state = next
      done.push(['push', next])
    },
    replaceState(next: unknown) {
      history.state = next
      done.push(['replace', next])
    },
    back: () => done.push('back'),
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const $screen = atom({ name: 'form' })
  const end = followConfirmation({
    $screen,
    review: () => done.push('review'),
    change: () => done.push('change'),
  })
  const began = done.splice(0)
  const moveTo = (next: unknown) => {
    history.state = next
    page.dispatchEvent(new Event('popstate'))
  }
  return { done, began, end, moveTo, show: (name: string) => $screen.set({ name }) }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [confirmation, 'review'],
  [null, 'change'],
  [undefined, 'change'],
  ['confirmation', 'change'],
  [{}, 'change'],
  [{ step: 'other' }, 'change'],
])('a page opened at %j begins with: %s', (state, first) => {
  expect(openForm(state).began).toEqual([first])
})

test('Back leads from the confirmation to the form, Forward there again', () => {
  const form = openForm(null)
  form.show('confirm')
  form.moveTo(null)
  form.moveTo(confirmation)
  expect(form.done).toEqual([['push', confirmation], 'change', 'review'])
})

test('a confirmation that is shown already is no second step', () => {
  const form = openForm(confirmation)
  form.show('confirm')
  expect(form.done).toEqual([])
})

test('a user who goes back to the form by its button goes back in the history, too', () => {
  const form = openForm(confirmation)
  form.show('form')
  expect(form.done).toEqual(['back'])
})

test('a form without a step before it stays where it is', () => {
  const form = openForm(null)
  form.show('form')
  expect(form.done).toEqual([])
})

test('a user who leaves begins at the form when they come back', () => {
  const form = openForm(confirmation)
  form.show('leaving')
  expect(form.done).toEqual([['replace', null]])
})

test('once it is ended, neither the history nor the form is followed', () => {
  const form = openForm(null)
  form.end()
  form.show('confirm')
  form.moveTo(confirmation)
  expect(form.done).toEqual([])
})
