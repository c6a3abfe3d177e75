import { expect, test } from 'vitest'
import { atShare, type Finding, holds, median, worst } from './finding.ts'

const finding: Finding = {
  part: 'bytes',
  subject: 'home lt',
  measure: 'total',
  unit: 'bytes',
  value: 10,
  samples: [10],
}

test('the median is a value that was measured, by size and not by spelling', () => {
  expect(median([10, 9, 8])).toBe(9)
  expect(median([4, 1, 3, 2])).toBe(2)
})

test('the worst is the largest', () => {
  expect(worst([9, 100, 20])).toBe(100)
})

test('a share of the samples is not above its percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(atShare(hundred, 0.99)).toBe(99)
  expect(atShare([3, 1, 2], 0.99)).toBe(3)
})

test('what was never measured has no value', () => {
  expect(() => median([])).toThrow(RangeError)
})

test('a goal is reached when it is just met', () => {
  expect(holds({ ...finding, goal: { atMost: 10 } })).toBe(true)
  expect(holds({ ...finding, goal: { atLeast: 10 } })).toBe(true)
  expect(holds({ ...finding, goal: { atMost: 9 } })).toBe(false)
  expect(holds({ ...finding, goal: { atLeast: 11 } })).toBe(false)
  expect(holds(finding)).toBeUndefined()
})
