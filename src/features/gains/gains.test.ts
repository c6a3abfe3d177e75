import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Gain, GainAmount } from '../../operator/client/ordered-plan.ts'
import { gainOf, planOf } from './gains.fixture.ts'
import { addUp, allGains, givesNow, nameOfGain, readable, wholeOf } from './gains.ts'

const now = Date.UTC(2026, 0, 15, 10)
const quantity = fc.double({ min: 0, max: 1000, noNaN: true })
const unlimited: GainAmount = { unlimited: true, value: null, unit: 'GB' }

test('equal gains of several plans are one; another zone, kind or app stays apart', () => {
  const eu: Partial<Gain> = { type: 'DATA_IN_EU', zone: 'EU' }
  const chat: Partial<Gain> = { socialOffers: [{ type: 'CHAT' }] }
  const sum = addUp([gainOf(3, 5), gainOf(1, 2, eu), gainOf(10, 20), gainOf(4, 4, chat)])
  expect(sum.map(({ remainingAmount }) => remainingAmount.value)).toEqual([13, 4, 1])
  expect(sum[0]).toMatchObject({ periodAmount: { value: 25 }, remainingPercentage: 52 })
})

test('apps in another order are the same apps', () => {
  const one = gainOf(1, 2, { socialOffers: [{ type: 'CHAT' }, { type: 'MUSIC' }] })
  const other = gainOf(1, 2, { socialOffers: [{ type: 'MUSIC' }, { type: 'CHAT' }] })
  expect(nameOfGain(one)).toBe(nameOfGain(other))
})

test('megabytes and gigabytes are added as what they are', () => {
  const megabytes = gainOf(0, 0, {
    periodAmount: { unlimited: false, value: 1024, unit: 'MB' },
    remainingAmount: { unlimited: false, value: 512, unit: 'MB' },
  })
  expect(addUp([gainOf(1, 1), megabytes])[0]).toMatchObject({
    remainingAmount: { value: 1.5, unit: 'GB' },
    periodAmount: { value: 2, unit: 'GB' },
    remainingPercentage: 75,
  })
})

test('more left than there was, as after a gift, is all of it and no more', () => {
  expect(addUp([gainOf(8, 5), gainOf(5, 5)])[0]).toMatchObject({
    remainingAmount: { value: 13 },
    remainingPercentage: 100,
  })
})

test('used beyond the limit is nothing left, and no less', () => {
  expect(addUp([gainOf(-2, 5), gainOf(0, 5)])[0]).toMatchObject({ remainingPercentage: 0 })
})

test('an unlimited gain makes the sum unlimited', () => {
  const free = gainOf(0, 0, { periodAmount: unlimited, remainingAmount: unlimited, remainingPercentage: 100 })
  expect(addUp([gainOf(0, 5), free])[0]).toMatchObject({
    remainingAmount: { unlimited: true },
    remainingPercentage: 100,
  })
})

test('nothing of a plan that isn’t active yet, or is over; a cancelled one gives until its end', () => {
  const plans = [
    planOf({ status: 'ACTIVATION_IN_PROGRESS', validTo: null }),
    planOf({ status: 'CANCELLED', validTo: now }),
    planOf({ status: 'CANCELLED', validTo: now + 1, gains: [gainOf(2, 5)] }),
  ]
  expect(allGains(plans, now).map(({ remainingAmount }) => remainingAmount.value)).toEqual([2])
})

test.each([
  ['ACTIVE', null, true],
  ['ACTIVE', now, false],
  ['ACTIVATION_IN_PROGRESS', now + 1, false],
  ['CANCELLATION_IN_PROGRESS', null, false],
  ['CANCELLATION_IN_PROGRESS', now + 1, true],
  ['CANCELLED', null, false],
] as const)('a plan that is %s until %s gives something: %s', (status, validTo, gives) => {
  expect(givesNow({ status, validTo }, now)).toBe(gives)
})

test.each<Partial<Gain>>([
  { type: 'unknown' },
  { socialOffers: [{ type: 'unknown' }] },
  { periodAmount: { unlimited: false, value: 1, unit: 'unknown' } },
  { rolloverAmount: { unlimited: false, value: 1, unit: 'unknown' } },
  { remainingAmount: { unlimited: false, value: 1, unit: 'unknown' } },
])('what this site doesn’t know all of stays apart: %j', (strange) => {
  const gain = gainOf(1, 1, strange)
  expect(addUp([gain, gain])).toHaveLength(2)
})

test('gigabytes are added to megabytes as what they are, and a part of nothing is nothing', () => {
  const megabytes = (value: number): GainAmount => ({ unlimited: false, value, unit: 'MB' })
  const gain = gainOf(0, 0, {
    periodAmount: megabytes(1024),
    rolloverAmount: megabytes(0),
    remainingAmount: megabytes(0),
  })
  expect(addUp([gain, gainOf(1, 1)])[0]).toMatchObject({
    remainingAmount: { value: 1024, unit: 'MB' },
    remainingPercentage: 50,
  })
  expect(addUp([gainOf(0, 0), gainOf(0, 0)])[0]).toMatchObject({ remainingPercentage: 0 })
})

test('the order is the one in which people ask', () => {
  const types = ['MESSAGES', 'DATA_ABROAD', 'MINUTES', 'DATA_IN_EU', 'DATA_OFF_PEAK', 'DATA_IN_LT'] as const
  expect(addUp(types.map((type) => gainOf(1, 1, { type }))).map(({ type }) => type)).toEqual([
    'DATA_IN_LT',
    'DATA_OFF_PEAK',
    'DATA_IN_EU',
    'DATA_ABROAD',
    'MINUTES',
    'MESSAGES',
  ])
})

test('whatever is added up, nothing is lost and a share is a share', () => {
  const gain = fc
    .record({ whole: quantity, left: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ whole, left }) => gainOf(whole * left, whole))
  fc.assert(
    fc.property(fc.array(gain, { minLength: 2 }), (gains) => {
      const [sum] = addUp(gains)
      const expected = gains.reduce((total, { remainingAmount }) => total + (remainingAmount.value ?? 0), 0)
      expect(sum?.remainingAmount.value).toBeCloseTo(expected)
      expect(sum?.remainingPercentage).toBeGreaterThanOrEqual(0)
      expect(sum?.remainingPercentage).toBeLessThanOrEqual(100)
    }),
  )
})

test('what is read is never more than there is', () => {
  fc.assert(
    fc.property(quantity, fc.constantFrom('GB', 'MB', 'MIN', 'SMS'), (value, unit) => {
      const shown = readable({ unlimited: false, value, unit })
      const inOriginal = { GB: { GB: 1, MB: 1 / 1024 }, MB: { GB: 1024, MB: 1 } }
      const factor = unit === 'GB' || unit === 'MB' ? inOriginal[unit][shown.unit === 'GB' ? 'GB' : 'MB'] : 1
      expect(shown.value * factor).toBeLessThanOrEqual(value + 1e-6)
    }),
  )
})

test.each([
  [0.3, 'GB', 307, 'MB'],
  [1, 'GB', 1, 'GB'],
  [27, 'GB', 27, 'GB'],
  [1023.9, 'MB', 1023, 'MB'],
  [1024, 'MB', 1, 'GB'],
  // As sums of fractions come out.
  [2.9999999999999996, 'GB', 3, 'GB'],
  [4.87, 'GB', 4.8, 'GB'],
  [1536, 'MB', 1.5, 'GB'],
  [0, 'GB', 0, 'GB'],
  [99.9, 'MIN', 99, 'MIN'],
  // Terabytes, perhaps.
  [4.87, 'unknown', 4.8, 'unknown'],
] as const)('%d %s is read as %d %s', (value, unit, shown, shownUnit) => {
  expect(readable({ unlimited: false, value, unit })).toEqual({ value: shown, unit: shownUnit })
})

test('what rolled over belongs to the whole', () => {
  const rolled = gainOf(5, 10, { rolloverAmount: { unlimited: false, value: 2.5, unit: 'GB' } })
  expect(wholeOf(rolled).value).toBe(12.5)
})
