import fc from 'fast-check'
import parseAnyPhoneNumber from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { formatPhoneNumber, isPhoneNumber, parsePhoneNumber, writePhoneNumber } from './phone-number.ts'

const national = fc.integer({ min: 0, max: 9_999_999 }).map((rest) => `6${String(rest).padStart(7, '0')}`)
const separator = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '-',
  '–',
  '\u00a0',
  '\u202f',
  '\u2011',
  '(',
  ')',
  '\u202a',
  '.',
)
const prefix = fc.constantFrom('', '+370', '370', '0', '8')

/** The same digits with separators strewn between them, the plus sign staying in front. */
const written = (digits: string, separators: string[]) =>
  [...digits].map((digit, index) => (digit === '+' ? '+' : `${digit}${separators[index] ?? ''}`)).join('')

test('every written form of a number becomes the number that libphonenumber reads', () => {
  fc.assert(
    fc.property(national, prefix, fc.array(separator, { maxLength: 12 }), (digits, before, separators) => {
      const oracle = parseAnyPhoneNumber(`+370${digits}`)
      expect(oracle?.getType()).toBe('MOBILE')
      expect(parsePhoneNumber(written(before + digits, separators))).toBe(oracle?.number)
    }),
  )
})

test('whatever is taken for a number, libphonenumber takes for the same Lithuanian mobile number', () => {
  const nearlyNumber = fc.string({ unit: fc.constantFrom(...'0123678+-() .'), minLength: 7, maxLength: 16 })
  const inserted = fc
    .tuple(prefix, national, fc.constantFrom('', '0', '6', '+', '8'), fc.nat({ max: 12 }))
    .map(([before, digits, extra, at]) => {
      const whole = before + digits
      return whole.slice(0, at) + extra + whole.slice(at)
    })
  fc.assert(
    fc.property(fc.oneof(nearlyNumber, inserted), (text) => {
      const number = parsePhoneNumber(text)
      if (number === undefined) return
      const bare = text.replace(/[^\d+]/g, '')
      const international = bare.startsWith('370') ? `+${bare}` : bare
      expect(parseAnyPhoneNumber(international, 'LT')?.number).toBe(number)
    }),
    { numRuns: 2_000 },
  )
})

test('what is shown can be typed in again and gives the same number', () => {
  fc.assert(
    fc.property(national, (digits) => {
      const number = parsePhoneNumber(digits)
      expect(number && parsePhoneNumber(formatPhoneNumber(number))).toBe(number)
    }),
  )
})

test('a number is on one line where it is read, and has plain blanks where it is written', () => {
  const number = parsePhoneNumber('861234567') ?? fail()
  expect(formatPhoneNumber(number)).toBe('+370\u00a0612\u00a034567')
  expect(writePhoneNumber(number)).toBe('+370 612 34567')
})

test.each([
  '',
  '6',
  '61234567890',
  '6123456',
  '51234567',
  '+371 612 34567',
  '++37061234567',
  '+8 612 34567',
  '+370 061 234 567',
  '3700 61234567',
  '61234567a',
  '612/34567',
  '-',
  '+370 5 212 3456',
])('%j is no Lithuanian mobile number', (text) => {
  expect(parsePhoneNumber(text)).toBeUndefined()
})

test.each([
  '00370 612 34567',
  '６１２３４５６７',
  '8 (612) 34-567',
  '+370-612-34567',
  '(8-612) 34567',
  ' 0 612 34567\n',
])('%j is +37061234567', (text) => {
  expect(parsePhoneNumber(text)).toBe('+37061234567')
})

test('a number from storage or the wire counts only in the inner form', () => {
  expect(isPhoneNumber('+37061234567')).toBe(true)
  for (const value of [' +37061234567', '+370612345678', '61234567', 37061234567, null, ['+37061234567']])
    expect(isPhoneNumber(value)).toBe(false)
})

function fail(): never {
  throw new Error('not a number')
}
