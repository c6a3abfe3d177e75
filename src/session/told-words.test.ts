import { expect, test } from 'vitest'
import type { LinkOutcome } from '../operator/contract/link-result.ts'
import { asTrouble } from './as-trouble.ts'
import { linkWords } from './link-words.ts'
import { type Failed, failureIn, isWithoutConnection } from './loaded.ts'
import { pauseAskedFor } from './polling.ts'
import { reactionTo } from './reaction.ts'
import { toldBy } from './told-by.ts'
import { troubleKey } from './trouble-words.ts'

const reference = 'R'
const words = {
  'link.wrongCode': 'wrong',
  'link.FAILED_TO_SEND_VERIFICATION_CODE': 'not sent',
  'link.INVALID_PHONE_NUMBER': 'no number',
  'link.INVALID_VERIFICATION_CODE': 'wrong, {n} left',
  'link.ALREADY_LINKED_TO_ANOTHER_ACCOUNT': 'another’s',
  'link.ALREADY_LINKED_TO_SAME_ACCOUNT': 'yours',
  'link.VERIFICATION_THRESHOLD_REACHED': 'too often',
  'link.VERIFICATION_CODE_EXPIRED': 'expired',
  'link.DECLARATION_RETRY_THRESHOLD_REACHED': 'too often declared',
  'link.OWNERSHIP_ALREADY_DECLARED': 'declared',
  'link.ALREADY_ACTIVE': 'active',
  'link.DECLARED_AWAITING_ACTIVATION': 'waits',
  'link.SMS_RETRY_THRESHOLD_REACHED': 'too many messages',
  'link.SMS_RETRY_DELAY': 'later',
  'link.ACCOUNT_UNLINKED': 'unlinked',
  'link.UNABLE_TO_UNLINK': 'stays',
  'link.DEFAULT': 'default',
  'link.unknown': 'unknown',
}

test.each([
  ['INVALID_VERIFICATION_CODE', 2, 'wrong, 2 left'],
  ['INVALID_VERIFICATION_CODE', 0, 'wrong, 0 left'],
  ['INVALID_VERIFICATION_CODE', null, 'wrong'],
  ['VERIFICATION_CODE_EXPIRED', null, 'expired'],
  ['VERIFICATION_CODE_EXPIRED', 2, 'expired'],
  [undefined, null, 'unknown'],
] as const)('of %s with %s tries left a person reads %j', (key, attemptsLeft, text) => {
  expect(linkWords({ key }, attemptsLeft, words)).toBe(text)
})

const told = (key: LinkOutcome | null, severity: 'SUCCESS' | 'ERROR') =>
  toldBy({ linkPhoneNumberResponseKey: key, linkPhoneNumberResponseType: severity })
const invalid: LinkOutcome = { key: 'INVALID_PHONE_NUMBER', kind: 'invalidPhoneNumber' }

test('what went well is not told, whatever is said of it; what did not is, even without a reason', () => {
  expect(told({ key: 'ACCOUNT_UNLINKED', kind: 'accountUnlinked' }, 'SUCCESS')).toBeUndefined()
  expect(told(null, 'SUCCESS')).toBeUndefined()
  expect(told(invalid, 'ERROR')).toBe(invalid)
  expect(told(null, 'ERROR')).toEqual({ key: undefined, kind: 'unknown' })
})

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
