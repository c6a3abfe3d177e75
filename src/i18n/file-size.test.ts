import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [12, 'en', '1 kB'],
  [120_400, 'lt', '120 kB'],
  [120_400, 'ru', '120 кБ'],
  [999_600, 'en', '1 MB'],
  [1_440_000, 'lt', '1,4 MB'],
] as const)('%s bytes in %s are %s', (bytes, language, words) => {
  expect(formatFileSize(bytes, language)).toBe(words.replace(' ', '\u00A0'))
})
