import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatEuro, toCents } from '../../lib/money.ts'
import { type Limits, limitProblem, readPhone, readSum, underLimits } from '../../lib/top-up-draft.ts'
import { type Draft, firstDraft, isTopUp, readDraft } from './top-up.ts'
import {
  invalidPhones,
  invalidSums,
  limits,
  sameNumber,
  validPhones,
  validSums,
} from './top-up-inputs.fixture.ts'

const ownSum = (text: string): Draft => ({ phone: '', sumIndex: undefined, ownSum: text })
const cents = fc.integer({ min: 1, max: 200_00 }).map(toCents)
const someLimits: fc.Arbitrary<Limits> = fc
  .tuple(fc.uniqueArray(cents, { minLength: 2, maxLength: 8 }), fc.nat(7))
  .map(([sums, count]) => ({
    presets: sums.slice(0, count),
    minimum: toCents(Math.min(...sums)),
    maximum: toCents(Math.max(...sums)),
  }))

test.each(validPhones)('the number %j is read', (phone) => {
  expect(readPhone(phone)).toEqual({ ok: true, value: sameNumber })
})

test.each(invalidPhones)('the number %j is %s', (phone, problem) => {
  expect(readPhone(phone)).toEqual({ ok: false, problem })
})

test.each(validSums)('the sum %j is %d cents', (text, value) => {
  expect(readSum(ownSum(text), limits)).toEqual({ ok: true, value })
})

test.each(invalidSums)('the sum %j is %s', (text, problem) => {
  expect(readSum(ownSum(text), limits)).toEqual({ ok: false, problem })
})

test('every sum within the limits is read back from however it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: limits.minimum, max: limits.maximum }).map(toCents), (sum) => {
      const point = formatAmount(sum).replace(',', '.')
      for (const text of [formatEuro(sum), formatAmount(sum), point])
        expect(readSum(ownSum(text), limits)).toEqual({ ok: true, value: sum })
    }),
  )
})

test('whatever is typed, a sum that is read is whole cents within the limits', () => {
  const nearlySum = fc.string({ unit: fc.constantFrom(...'0123456789,.-+ €EURe\u00a0'), maxLength: 12 })
  fc.assert(
    fc.property(fc.oneof(nearlySum, fc.string()), someLimits, (text, { minimum, maximum, presets }) => {
      const sum = readSum(ownSum(text), { minimum, maximum, presets })
      if (!sum.ok) return
      expect(Number.isInteger(sum.value)).toBe(true)
      expect(sum.value).toBeGreaterThanOrEqual(minimum)
      expect(sum.value).toBeLessThanOrEqual(maximum)
    }),
    { numRuns: 1_000 },
  )
})

test('a limit belongs to what is allowed, a cent beyond it does not', () => {
  fc.assert(
    fc.property(someLimits, (some) => {
      const { minimum, maximum } = some
      expect([minimum, maximum].map((sum) => limitProblem(sum, some))).toEqual([undefined, undefined])
      expect(limitProblem(toCents(minimum - 1), some)).toBe('tooSmall')
      expect(limitProblem(toCents(maximum + 1), some)).toBe('tooLarge')
    }),
  )
})

test('a chosen preset counts, whatever stands in the hidden own sum', () => {
  expect(readSum({ sumIndex: 2, ownSum: 'x' }, limits)).toEqual({ ok: true, value: 1500 })
})

test('a place that has no preset any more is an own sum', () => {
  expect(readSum({ sumIndex: 9, ownSum: '' }, limits)).toEqual({ ok: false, problem: 'missing' })
})

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

test('under other limits the sum that was chosen stays the same', () => {
  fc.assert(
    fc.property(someLimits, someLimits, fc.nat(9), (before, after, sumIndex) => {
      const draft = { phone: '612', sumIndex, ownSum: 'as typed' }
      const next = underLimits(draft, before, after)
      const chosen = before.presets[sumIndex]
      if (chosen === undefined) expect(next).toEqual(draft)
      else
        expect(
          readDraft({ ...next, phone: sameNumber }, { ...after, minimum: chosen, maximum: chosen }),
        ).toEqual({
          phoneNumber: sameNumber,
          amountInCents: chosen,
        })
    }),
  )
  const typed = { phone: '612', sumIndex: undefined, ownSum: 'as typed' }
  expect(underLimits(typed, limits, { ...limits, presets: [] })).toBe(typed)
})
