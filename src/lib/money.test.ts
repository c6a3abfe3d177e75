import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatEuro, parseEuro, toCents } from './money.ts'

const cents = fc.integer({ min: -100_000_000_00, max: 100_000_000_00 })

test.each([
  ['9,90', 990],
  ['9.90', 990],
  ['9,9', 990],
  ['10', 1000],
  ['0', 0],
  ['0,29', 29],
  ['1,15', 115],
  ['-5,00', -500],
  ['-0', 0],
  [' 7,5 ', 750],
  ['007,50', 750],
  ['100000000,00', 100_000_000_00],
])('%j is %i cents', (text, value) => {
  expect(parseEuro(text)).toBe(value)
})

test.each([
  '',
  ' ',
  ',',
  '5,',
  ',50',
  '5,505',
  '5,5,5',
  '1 000,00',
  '1.000,00',
  '+5',
  '--5',
  '−5',
  '5 EUR',
  '€5',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '٥',
  '100000000,01',
  '9999999999',
])('%j is not a sum', (text) => {
  expect(parseEuro(text)).toBeUndefined()
})

test('any sum is read back from how it is written, with a comma or a point', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(',', '.'), (value, separator) => {
      const digits = String(Math.abs(value)).padStart(3, '0')
      const text = `${value < 0 ? '-' : ''}${digits.slice(0, -2)}${separator}${digits.slice(-2)}`
      expect(parseEuro(text)).toBe(value)
    }),
  )
})

test('any text is either a sum in whole cents or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,\s]{0,14}$/)), (text) => {
      const value = parseEuro(text)
      if (value !== undefined) expect(toCents(value)).toBe(value)
    }),
  )
})

test.each([0.5, 100_000_000_01, -100_000_000_01, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s cents are refused',
  (value) => {
    expect(() => toCents(value)).toThrow(RangeError)
  },
)

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [1000, '10,00'],
  [990, '9,90'],
  [123456, '1\u00a0234,56'],
  [-500, '\u22125,00'],
])('%i cents are shown as %j, as Lithuanians write it', (value, text) => {
  expect(formatAmount(toCents(value))).toBe(text)
  expect(formatEuro(toCents(value))).toBe(`${text}\u00a0EUR`)
})

test('every sum is shown to the cent', () => {
  fc.assert(
    fc.property(cents, (value) => {
      const shown = formatAmount(toCents(value)).replaceAll('\u00a0', '').replace('\u2212', '-')
      expect(parseEuro(shown)).toBe(value)
    }),
  )
})

test('sums are written as the platform writes them in Lithuanian', () => {
  const platform = new Intl.NumberFormat('lt-LT', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(cents, (value) => {
      expect(formatAmount(toCents(value))).toBe(platform.format(value / 100))
    }),
  )
})
