import { expect, test } from 'vitest'
import { randomCode } from './random-code.ts'

test('a code is as long as it is asked for, of letters and digits that no one takes for another, and never the same', () => {
  const codes = Array.from({ length: 50 }, () => randomCode(16))
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(new Set(codes).size).toBe(50)
})
