import { expect, test } from 'vitest'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import { noticeFor, stepAfterLink } from './after-link.ts'

const phoneNumber = parsePhoneNumber('670 00001')
if (!phoneNumber) throw new Error('not a number')

type Linked = Parameters<typeof stepAfterLink>[0]
const linked: Linked = {
  phoneNumber,
  linkPhoneNumberResponseKey: null,
  linkPhoneNumberResponseType: 'SUCCESS',
  flowType: null,
  restrictedUntil: null,
  attemptsLeft: null,
  declarationId: null,
}
const told = (key: LinkOutcome['key'], kind: LinkOutcome['kind']): Linked => ({
  ...linked,
  linkPhoneNumberResponseKey: { key, kind },
  linkPhoneNumberResponseType: 'ERROR',
})

test.each<[string, Linked, object]>([
  ['a code was sent', { ...linked, flowType: 'LINK_SIM', attemptsLeft: 3 }, { to: 'code', isDelayed: false }],
  ['a guest gets none', { ...linked, flowType: 'LINK_SIM' }, { to: 'logIn' }],
  [
    'a code is on its way',
    { ...told('SMS_RETRY_DELAY', 'smsRetryDelay'), flowType: 'LINK_SIM' },
    { to: 'code', isDelayed: true },
  ],
  [
    'it is to be declared',
    { ...linked, flowType: 'DECLARE_SIM', declarationId: 'D' },
    { to: 'puk', declarationId: 'D' },
  ],
  ['it is to be declared, without a declaration', { ...linked, flowType: 'DECLARE_SIM' }, { to: 'told' }],
  [
    'no PUK is taken',
    told('DECLARATION_RETRY_THRESHOLD_REACHED', 'declarationRetryThresholdReached'),
    { to: 'pukLimit' },
  ],
  ['nothing is said', linked, { to: 'told', told: { kind: 'unknown' } }],
  [
    'an error has no key',
    { ...linked, linkPhoneNumberResponseType: 'ERROR', flowType: 'LINK_SIM', attemptsLeft: 3 },
    { to: 'told', told: { kind: 'unknown' } },
  ],
])('what comes after the number where %s', (_where, answer, next) => {
  expect(stepAfterLink(answer)).toMatchObject(next)
})

test('a limit and a number that is theirs have a notice of their own', () => {
  expect(noticeFor({ key: undefined, kind: 'smsRetryThresholdReached' })).toBe('codeLimitReached')
  expect(noticeFor({ key: undefined, kind: 'alreadyLinkedToSameAccount' })).toBe('numberAlreadyAdded')
  expect(noticeFor({ key: undefined, kind: 'unknown' })).toBeUndefined()
})
