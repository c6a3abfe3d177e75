import { expect, test } from 'vitest'
import { tabByKey } from './tab-by-key.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('%s from tab %i of three leads to %j', (key, from, to) => {
  expect(tabByKey(key, from, 3)).toBe(to)
})
