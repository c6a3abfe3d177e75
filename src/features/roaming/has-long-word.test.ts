import { expect, test } from 'vitest'
import { hasLongWord } from './has-long-word.ts'

test('a name takes two columns for one long word, not for many short ones', () => {
  expect(hasLongWord('Люксембург')).toBe(true)
  expect(hasLongWord('Bosnija ir Hercegovina')).toBe(true)
  expect(hasLongWord('Farerų Salos')).toBe(false)
  expect(hasLongWord('Norvegija')).toBe(false)
})
