import { expect, test } from 'vitest'
import { type Draft, firstDraft, isTopUp, phoneProblemNow, readDraft } from './top-up.ts'
import { limits, sameNumber } from './top-up-inputs.fixture.ts'

const ownSum = (text: string): Draft => ({ phone: '', sumIndex: undefined, ownSum: text })
test('a draft is a top-up, or says what is wrong with each field', () => {
  const topUp = readDraft({ phone: '8 612 34567', sumIndex: undefined, ownSum: '12,5' }, limits)
  expect(topUp).toEqual({ phoneNumber: sameNumber, amountInCents: 1250 })
  expect(isTopUp(topUp)).toBe(true)
  const problems = readDraft(ownSum('1'), limits)
  expect(problems).toEqual({ phone: 'missing', sum: 'tooSmall' })
  expect(isTopUp(problems)).toBe(false)
  expect(readDraft({ ...firstDraft, phone: '123' }, limits)).toEqual({ phone: 'invalid' })
  expect(readDraft({ ...ownSum(''), phone: '61234567' }, limits)).toEqual({ sum: 'missing' })
})

test.each([
  ['61', undefined, undefined, undefined],
  ['61', undefined, '61', 'invalid'],
  ['612', undefined, '61', undefined],
  ['', undefined, '', undefined],
  ['', 'missing', '', 'missing'],
  ['123', 'missing', '123', 'invalid'],
  ['61234567', 'missing', undefined, undefined],
  ['61234567', 'notOurs', '61234567', 'notOurs'],
] as const)(
  'at the number %j, pressed with %s and left with %j, %s is said',
  (phone, pressed, leftWith, said) => {
    expect(phoneProblemNow(phone, pressed, leftWith)).toBe(said)
  },
)
