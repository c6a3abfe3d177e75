import { beforeEach, expect, test } from 'vitest'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import { browserStorage } from './auto-top-up.fixture.ts'
import { $draft, keepDraft, keptDraft } from './auto-top-up.state.ts'
import { type Draft, otherNumber } from './auto-top-up.ts'

const draft: Draft = {
  number: otherNumber,
  otherPhone: '8 612',
  sumIndex: 2,
  ownSum: '',
  day: '31',
  card: 'secret',
}

let values: Map<string, string>
beforeEach(() => {
  values = browserStorage()
})

test('what was typed is kept, but for the card', () => {
  keepDraft(draft, undefined)
  expect($draft.get()).toBe(draft)
  expect(keptDraft(undefined)).toEqual({ phone: '8 612', sumIndex: 2, ownSum: '', dayOfMonth: 31 })
  expect([...values].join()).not.toContain('secret')
})

test('the account’s current number is kept nowhere, and chosen again', () => {
  const number = parsePhoneNumber('612 34567')
  if (!number) throw new Error('not a number')
  keepDraft({ ...draft, number }, undefined, number)
  expect(keptDraft(undefined)).toMatchObject({ phone: '' })
  keepDraft({ ...draft, number }, undefined)
  expect(keptDraft(undefined)).toMatchObject({ phone: '+370 612 34567' })
})

test('an own sum takes the place of a chosen one', () => {
  keepDraft(draft, undefined)
  keepDraft({ ...draft, sumIndex: undefined, ownSum: '12,5' }, undefined)
  expect(keptDraft(undefined)).toMatchObject({ sumIndex: undefined, ownSum: '12,5' })
  // A day that is being typed is none yet: what was kept last stays.
  keepDraft({ ...draft, day: '' }, undefined)
  expect($draft.get()).toMatchObject({ day: '' })
  expect(keptDraft(undefined)).toMatchObject({ dayOfMonth: 31 })
})

test('what was typed for one auto top-up is nothing to another, and a top-up’s own draft is not one', () => {
  values.set('app:v1:topup-phone', '"8 612"')
  expect(keptDraft(undefined)).toBeUndefined()
  keepDraft(draft, 'auto-1')
  expect(keptDraft('auto-1')).toMatchObject({ dayOfMonth: 31 })
  expect([keptDraft(undefined), keptDraft('auto-2')]).toEqual([undefined, undefined])
  keepDraft(draft, undefined)
  expect(keptDraft('auto-1')).toBeUndefined()
})

test('no more is kept than anyone types', () => {
  keepDraft({ ...draft, otherPhone: '1'.repeat(60), ownSum: '2'.repeat(60) }, undefined)
  expect(keptDraft(undefined)).toMatchObject({ phone: '1'.repeat(40), ownSum: '2'.repeat(40) })
  values.clear()
  values.set('app:v1:topup-autorefill-date', '{"dayOfMonth":3}')
  expect(keptDraft(undefined)).toEqual({ phone: '', sumIndex: undefined, ownSum: '', dayOfMonth: 3 })
})
