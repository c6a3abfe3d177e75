import fc from 'fast-check'
import { expect, test } from 'vitest'
import { securityCodeOf } from './security-code.ts'

test('a code is the six digits of whatever was pasted', () => {
  expect(securityCodeOf('Uoga: 123 456. Niekam jo nesakyk')).toBe('123456')
  expect(securityCodeOf('1234567')).toBe('123456')
  fc.assert(fc.property(fc.string(), (text) => /^\d{0,6}$/.test(securityCodeOf(text))))
})
