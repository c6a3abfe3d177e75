import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { formatTimeDifference } from './number.ts'

test('a difference between clocks has a minus and stays with its unit', () => {
  const written = languages.map((language) => formatTimeDifference(-420, language))
  for (const difference of written) expect(difference).toMatch(/^\u22127\u00a0\D+$/)
  expect(written.join()).not.toContain(' ')
})
