import { expect, test } from 'vitest'
import type { Failed } from './loaded.ts'
import { troubleKey } from './trouble-words.ts'

const reference = '7K3M9QXW2RTA'

test.each<[Failed, string]>([
  [{ kind: 'unavailable', reference }, 'trouble.unavailable'],
  [{ kind: 'unauthorized', reference }, 'trouble.sessionEnded'],
  [{ kind: 'unknown', reason: 'noConnection', reference }, 'trouble.noConnection'],
  [{ kind: 'unknown', reason: 'timeLimit', reference }, 'trouble.timeLimit'],
  [
    { kind: 'unknown', reason: 'tooManyRequests', reference, retryAfterInSeconds: undefined },
    'trouble.tooManyRequests',
  ],
  [
    { kind: 'unknown', reason: 'tooManyRequests', reference, retryAfterInSeconds: 60 },
    'trouble.tooManyRequests',
  ],
  [
    { kind: 'unknown', reason: 'tooManyRequests', reference, retryAfterInSeconds: 86_400 },
    'trouble.tooManyRequestsLater',
  ],
  [{ kind: 'unknown', reason: 'serverError', reference }, 'trouble.unknown'],
  [{ kind: 'unknown', reason: 'malformedAnswer', reference }, 'trouble.unknown'],
  [{ kind: 'unknown', reason: 'unmappedCode', reference }, 'trouble.unknown'],
])('%o is reported as %s', (trouble, key) => {
  expect(troubleKey(trouble)).toBe(key)
})
