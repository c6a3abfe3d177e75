import { expect, test } from 'vitest'
import { createTryKeys } from './try-keys.ts'

test('the same code is the same try until an answer came', () => {
  const { keyFor, forget } = createTryKeys()
  const key = keyFor('1234')
  expect(key).toMatch(/^[0-9A-Z]{26}$/)
  expect(keyFor('1234')).toBe(key)
  const other = keyFor('4321')
  expect(other).not.toBe(key)
  forget()
  expect(keyFor('4321')).not.toBe(other)
})
