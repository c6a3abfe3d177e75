import { expect, test } from 'vitest'
import { cardsPerRow } from './cards-per-row.ts'

test.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 3],
  [8, 4],
  [9, 3],
  [12, 4],
  [99, 3],
  [100, 4],
])('%i cards are %i in a row', (count, perRow) => {
  expect(cardsPerRow(count)).toBe(perRow)
})
