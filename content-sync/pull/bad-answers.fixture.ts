import { expect } from 'vitest'
import type { Fault } from '../../sandbox/contentful/faults.ts'
import { serveFixture } from '../../tests/fixtures/contentful.ts'
import type { DeliverySpace } from '../environment.ts'
import { pull } from './pull.ts'
import { skipWaits } from './skip-waits.fixture.ts'

const always = (fault: Fault): Fault[] => Array<Fault>(20).fill(fault)

/** Answers of Contentful's that bring no content, and the words of the sentence that says why. */
const failing: [wrong: string, faults: Fault[], other: Partial<DeliverySpace>, words: string][] = [
  ['the rate limit (429) never ends', always('rate limit'), {}, '429 RateLimitExceeded'],
  ['the server fails (500) every time', always('server error'), {}, '500 ServerError'],
  ['every answer is over 7 MB', always('too large'), {}, 'Response size too big'],
  ['the token has expired', [], { token: 'expired' }, 'CONTENTFUL_DELIVERY_TOKEN is not valid'],
]

/** Answers that are asked for again, with what then came. */
const mended: [wrong: string, faults: Fault[]][] = [
  ['the rate limit (429) holds for a while', ['rate limit', 'rate limit']],
  ['the server fails (500) once', ['server error']],
  ['an answer is over 7 MB', ['too large']],
]

async function pulled(faults: Fault[], other: Partial<DeliverySpace> = {}) {
  skipWaits()
  const { environment, faults: planned } = await serveFixture()
  planned.push(...faults)
  return pull({ environment: { ...environment, ...other }, mirror: undefined, log: () => {} })
}

/** What may be wrong with the answers that bring the content, and what comes of it. */
export const badAnswers = [
  ...failing.map(([wrong, faults, other, words]) => ({
    wrong,
    outcome: 'a sentence says so, and nothing is published',
    check: async () =>
      expect(await pulled(faults, other)).toEqual({
        kind: 'failed',
        sentence: expect.stringContaining(words),
      }),
  })),
  ...mended.map(([wrong, faults]) => ({
    wrong,
    outcome: 'everything comes all the same',
    check: async () =>
      expect(await pulled(faults)).toMatchObject({ kind: 'pulled', report: { entries: 13 } }),
  })),
]
