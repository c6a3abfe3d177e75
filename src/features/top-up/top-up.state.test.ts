import { beforeEach, expect, test, vi } from 'vitest'
import type { Choice } from './payment-choice.ts'
import { $draft, changeDraft, restoreDraft } from './top-up.state.ts'
import { firstDraft } from './top-up.ts'
import { browserStorage } from './top-up-page.fixture.ts'

let values: Map<string, string>
beforeEach(() => {
  values = browserStorage()
  vi.stubGlobal('location', new URL('https://uoga.example/saskaitos-papildymas'))
  $draft.set(firstDraft)
  values.clear()
})
/** The page is reloaded. */
function reload() {
  const kept = [...values]
  $draft.set(firstDraft)
  values.clear()
  for (const [key, value] of kept) values.set(key, value)
  restoreDraft()
}

test('in a browser that knows nothing one starts with the second sum, and chooses no way to pay', () => {
  restoreDraft()
  expect($draft.get()).toEqual({ phone: '', ownSum: '', sumIndex: 1, choice: undefined })
})

test.each<[string, Choice | undefined, Choice | undefined]>([
  ['a card', { method: 'card' }, { method: 'card', bankId: undefined }],
  ['a bank', { method: 'bankLink', bankId: 'upes-unija' }, { method: 'bankLink', bankId: 'upes-unija' }],
  [
    'a saved card, but for which',
    { method: 'savedCard', cardDetailsReference: 'secret' },
    { method: 'savedCard', bankId: undefined },
  ],
  ['a wallet', { method: 'applePay' }, { method: 'applePay', bankId: undefined }],
  ['no way to pay', undefined, undefined],
])('what was typed and chosen is there after a reload: %s', (_, choice, kept) => {
  changeDraft({ phone: '8 612', choice })
  changeDraft({ sumIndex: undefined, ownSum: '12,' })
  reload()
  expect($draft.get()).toEqual({ phone: '8 612', ownSum: '12,', sumIndex: undefined, choice: kept })
  expect([...values].join()).not.toContain('secret')
  changeDraft({ sumIndex: 0 })
  reload()
  expect($draft.get().sumIndex).toBe(0)
})

test('a number that the page filled in is kept nowhere; one that is typed in its place is', () => {
  changeDraft({ phone: '8 612' })
  changeDraft({ phone: '+370 612 34567', filledIn: '+370 612 34567' })
  changeDraft({ sumIndex: 0 })
  expect([...values].join()).not.toContain('612')
  reload()
  expect($draft.get().phone).toBe('')
  changeDraft({ phone: '+370 699 99999' })
  expect([...values].join()).toContain('699 99999')
})

test('a method that no one knows is none; no more is kept than anyone types', () => {
  values.set('app:v1:topup-payment-method', '"cheque 12"')
  restoreDraft()
  expect($draft.get().choice).toBeUndefined()
  changeDraft({ phone: '1'.repeat(60), ownSum: '2'.repeat(60) })
  reload()
  expect($draft.get()).toMatchObject({ phone: '1'.repeat(40), ownSum: '2'.repeat(40) })
})
