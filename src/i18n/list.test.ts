import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { formatList } from './list.ts'

test('names in a sentence end with “and”, one stays as it is', () => {
  expect(languages.map((language) => formatList(['S', 'M', 'L'], language))).toEqual([
    'S, M ir L',
    'S, M and L',
    'S, M и L',
  ])
  expect(formatList(['S'], 'lt')).toBe('S')
})
