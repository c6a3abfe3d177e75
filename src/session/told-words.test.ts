import { expect, test } from 'vitest'
import { asTrouble } from './as-trouble.ts'
import { type Failed, failureIn, isWithoutConnection } from './loaded.ts'
import { pauseAskedFor } from './polling.ts'
import { reactionTo } from './reaction.ts'
import { troubleKey } from './trouble-words.ts'

const reference = 'R'
const failures: [Failed, string, string][] = [
  [{ kind: 'unavailable', reference }, 'trouble.unavailable', 'unavailable'],
  [{ kind: 'unauthorized', reference }, 'trouble.sessionEnded', 'signedOut'],
  [{ kind: 'unknown', reason: 'noConnection', reference }, 'trouble.noConnection', 'none'],
  [{ kind: 'unknown', reason: 'timeLimit', reference }, 'trouble.timeLimit', 'none'],
  [
    { kind: 'unknown', reason: 'tooManyRequests', retryAfterInSeconds: 5, reference },
    'trouble.tooManyRequests',
    'none',
  ],
  [{ kind: 'unknown', reason: 'serverError', reference }, 'trouble.unknown', 'none'],
  [{ kind: 'unknown', reason: 'malformedAnswer', reference }, 'trouble.unknown', 'none'],
]

test.each(failures)('%o is told by %s, and says of the session: %s', (failed, key, reaction) => {
  expect(troubleKey(failed)).toBe(key)
  expect(reactionTo(failed).kind).toBe(reaction)
  expect(asTrouble(failed)).toBe(failed)
  expect(isWithoutConnection(failed)).toBe(key === 'trouble.noConnection')
  expect(pauseAskedFor(failed)).toBe(key === 'trouble.tooManyRequests' ? 5000 : 0)
  expect(failureIn({ name: 'failed', failed })).toBe(failed)
})

test('nothing has failed while an answer is awaited, or when it came', () => {
  expect(failureIn({ name: 'loading' })).toBeUndefined()
  expect(failureIn({ name: 'ready', value: 1, at: 1 })).toBeUndefined()
  expect(isWithoutConnection(undefined)).toBe(false)
})
