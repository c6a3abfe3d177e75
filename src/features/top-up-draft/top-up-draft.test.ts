import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatEuro, toCents } from '../../lib/money.ts'
import {
  invalidPhones,
  invalidSums,
  limits,
  sameNumber,
  validPhones,
  validSums,
} from '../top-up/top-up-inputs.fixture.ts'
import {
  isOwnSum,
  type Limits,
  limitProblem,
  ownSumValue,
  readPhone,
  readSum,
  sumValue,
  underLimits,
} from './top-up-draft.ts'

const ownSum = (text: string) => ({ sumIndex: undefined, ownSum: text })
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

test('a chosen preset counts, whatever is in the hidden own sum', () => {
  expect(readSum({ sumIndex: 2, ownSum: 'x' }, limits)).toEqual({ ok: true, value: 1500 })
})

test('a place that has no preset any more is an own sum', () => {
  expect(readSum({ sumIndex: 9, ownSum: '' }, limits)).toEqual({ ok: false, problem: 'missing' })
})

test('under other limits the sum that was chosen stays the same', () => {
  fc.assert(
    fc.property(someLimits, someLimits, fc.nat(9), (before, after, sumIndex) => {
      const draft = { phone: '612', sumIndex, ownSum: 'as typed' }
      const next = underLimits(draft, before, after)
      const chosen = before.presets[sumIndex]
      if (chosen === undefined) expect(next).toEqual(draft)
      else
        expect(readSum(next, { ...after, minimum: chosen, maximum: chosen })).toEqual({
          ok: true,
          value: chosen,
        })
    }),
  )
  const typed = { phone: '612', sumIndex: undefined, ownSum: 'as typed' }
  expect(underLimits(typed, limits, { ...limits, presets: [] })).toBe(typed)
})

test('a sum that is a preset under the other limits, too, is chosen there', () => {
  const before = { ...limits, presets: [500, 1000].map(toCents) }
  const after = { ...limits, presets: [1000, 1500].map(toCents) }
  expect(underLimits({ sumIndex: 1, ownSum: '' }, before, after)).toEqual({ sumIndex: 0, ownSum: '' })
  expect(underLimits({ sumIndex: 0, ownSum: '' }, before, after)).toEqual({
    sumIndex: undefined,
    ownSum: '5,00',
  })
})

test('the form’s values name the presets by their places, and the own sum', () => {
  expect(['0', '3', ownSumValue].map(sumValue)).toEqual([0, 3, undefined])
})

test.each([
  [undefined, true],
  [0, false],
  [4, false],
  [5, true],
])('place %s is the own sum: %s', (sumIndex, isOwn) => {
  expect(isOwnSum({ sumIndex, ownSum: '' }, limits)).toBe(isOwn)
})

test.each([
  ['1234567890', 'tooLarge'],
  ['1234567890,5', 'tooLarge'],
  ['12345678901.05', 'tooLarge'],
  ['x1234567890', 'invalid'],
  ['1234567890x', 'invalid'],
  ['1234567890;5', 'invalid'],
])('%j, which no one has, is %s', (text, problem) => {
  expect(readSum(ownSum(text), limits)).toEqual({ ok: false, problem })
})
