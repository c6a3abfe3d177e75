import { expect, test } from 'vitest'
import { type Draft, firstDraft, isTopUp, readDraft } from './top-up.ts'
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
