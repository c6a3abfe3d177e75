import { expect, test } from 'vitest'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { linkWords } from './link-words.ts'
import { noticeTypeOf, toldBy } from './told-by.ts'

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

const told = (key: LinkOutcome | null, severity: 'SUCCESS' | 'WARN' | 'ERROR') =>
  toldBy({ linkPhoneNumberResponseKey: key, linkPhoneNumberResponseType: severity })
const invalid: LinkOutcome = { key: 'INVALID_PHONE_NUMBER', kind: 'invalidPhoneNumber' }

test('what went well is not told, whatever is said of it; what did not is, even without a reason', () => {
  expect(told({ key: 'ACCOUNT_UNLINKED', kind: 'accountUnlinked' }, 'SUCCESS')).toBeUndefined()
  expect(told(null, 'SUCCESS')).toBeUndefined()
  expect(told(invalid, 'ERROR')).toBe(invalid)
  expect(told(null, 'ERROR')).toEqual({ key: undefined, kind: 'unknown' })
})

test.each([
  ['ERROR', 'error'],
  ['WARN', 'warning'],
] as const)('a key told with %s looks like %s; one that no one knows is a note', (severity, type) => {
  const known = told(invalid, severity)
  expect(known && noticeTypeOf(known)).toBe(type)
  const unknown = told(null, severity)
  expect(unknown && noticeTypeOf(unknown)).toBe('info')
})
