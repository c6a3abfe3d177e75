import { expect, test } from 'vitest'
import { pauseAfter } from './growing-pause.ts'
import { limits } from './limits.ts'

const minute = 60_000
const day = 24 * 60 * minute

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 4],
  [6, 5],
  [600, 5],
])('after %i events the next one waits %i minutes', (count, minutes) => {
  const pause = { free: 3, first: minute, longest: 5 * minute, window: day }
  expect(pauseAfter(count, pause)).toBe(minutes * minute)
})

test.each([
  ['PUKs', limits.declaration.wrongPuksFromAll, 1e8],
  ['codes', limits.code.textsFromAll, 1e6 / limits.code.attempts],
])(
  'a user who guesses %s from everywhere needs years for even odds, and no one waits longer than minutes',
  (_, pause, odds) => {
    expect(pause.longest).toBeLessThanOrEqual(15 * minute)
    const inOneDay = pause.free + day / pause.longest + Math.log2(pause.longest / pause.first) + 1
    expect(odds / 2 / inOneDay / 365).toBeGreaterThan(1)
  },
)
