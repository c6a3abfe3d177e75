import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toCents } from '../../lib/money.ts'
import { AmountInCents, EuroAmount, formatEuroAmount } from './euro-amount.ts'

test('what the operator writes is what the site reads, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }), (cents) => {
      expect(v.parse(EuroAmount, formatEuroAmount(toCents(cents)))).toBe(cents)
    }),
  )
})

test('an amount has a decimal comma and two decimals', () => {
  expect([0, 5, 10, 420, 1_000_00, -1_05].map((cents) => formatEuroAmount(toCents(cents)))).toEqual([
    '0,00',
    '0,05',
    '0,10',
    '4,20',
    '1000,00',
    '-1,05',
  ])
})

test.each([
  '',
  '10',
  '10.00',
  '10,0',
  '10,000',
  '1 000,00',
  '010,00',
  ',50',
  '+1,00',
  '1e3,00',
  '12345678,00',
  ' 1,00',
])('%j is no amount on the wire', (text) => {
  expect(v.is(EuroAmount, text)).toBe(false)
})

test.each([0, -500, 0.5, '500', null, Number.NaN, 1e12])('%j is no sum in a REST body', (value) => {
  expect(v.is(AmountInCents, value)).toBe(false)
})
