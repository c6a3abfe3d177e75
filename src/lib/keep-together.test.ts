import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test.each([
  ['10 GB', '10\u00a0GB'],
  ['a b c', 'a\u00a0b\u00a0c'],
  ['2026-01-15', '2026-\u206001-\u206015'],
  ['30-day', '30-day'],
  ['B-12', 'B-12'],
])('%j stays on one line', (text, together) => {
  expect(keepTogether(text)).toBe(together)
})
