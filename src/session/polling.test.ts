import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Trouble } from '../operator/client/outcome.ts'
import { pauseAskedFor, pauseBefore, waitingLimit } from './polling.ts'

test('pauses grow from 2 s to 10 s and stay there', () => {
  expect(pauseBefore(0)).toBe(2_000)
  fc.assert(
    fc.property(fc.nat(10_000), (asked) => {
      expect(pauseBefore(asked + 1)).toBeGreaterThanOrEqual(pauseBefore(asked))
      expect(pauseBefore(asked)).toBeGreaterThanOrEqual(2_000)
      expect(pauseBefore(asked)).toBeLessThanOrEqual(10_000)
    }),
  )
  expect(pauseBefore(4)).toBe(10_000)
})

const tooMany = (retryAfterInSeconds: number | undefined): Trouble => ({
  kind: 'unknown',
  reason: 'tooManyRequests',
  retryAfterInSeconds,
  reference: 'R',
})

test.each<[Trouble, number]>([
  [tooMany(30), 30_000],
  [tooMany(undefined), 0],
  [tooMany(999_999), waitingLimit],
  [{ kind: 'unknown', reason: 'timeLimit', reference: 'R' }, 0],
  [{ kind: 'unavailable', reference: 'R' }, 0],
])('%o asks for a pause of %d ms', (trouble, pause) => {
  expect(pauseAskedFor(trouble)).toBe(pause)
})
