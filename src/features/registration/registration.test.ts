import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { ActivationErrorKind } from '../../operator/contract/activation-error.ts'
import type { LinkOutcome } from '../../operator/contract/link-result.ts'
import {
  isProgress,
  noticeFor,
  readPuk,
  stepAfterCheck,
  stepAfterConfirmation,
  stepAfterLink,
  stepAfterPuk,
} from './registration.ts'

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
    'to be declared',
    { ...linked, flowType: 'DECLARE_SIM', declarationId: 'D' },
    { to: 'puk', declarationId: 'D' },
  ],
  ['to be declared, without a declaration', { ...linked, flowType: 'DECLARE_SIM' }, { to: 'told' }],
  [
    'no PUK is taken',
    told('DECLARATION_RETRY_THRESHOLD_REACHED', 'declarationRetryThresholdReached'),
    { to: 'pukLimit' },
  ],
  ['nothing is said', linked, { to: 'told', told: { kind: 'unknown' } }],
  [
    'an error without a key',
    { ...linked, linkPhoneNumberResponseType: 'ERROR', flowType: 'LINK_SIM', attemptsLeft: 3 },
    { to: 'told', told: { kind: 'unknown' } },
  ],
])('%s', (_name, answer, next) => {
  expect(stepAfterLink(answer)).toMatchObject(next)
})

test.each<[ActivationErrorKind, object, object]>([
  ['invalidPUKCode', { to: 'puk', isWrong: true }, { to: 'puk' }],
  ['retryThresholdReached', { to: 'pukLimit' }, { to: 'identity', problem: 'noChecksLeft' }],
  ['strongAuthRequired', { to: 'strong' }, { to: 'strong' }],
  [
    'ageRequirementsNotMet',
    { to: 'page', page: 'identityNotVerifiedUnder14' },
    { to: 'page', page: 'identityNotVerifiedUnder14' },
  ],
  [
    'marketingConsentRequired',
    { to: 'page', page: 'activationMarketingConsent' },
    { to: 'page', page: 'activationMarketingConsent' },
  ],
  ['normal', { to: 'notAdded' }, { to: 'page', page: 'identityNotVerified' }],
  ['unknown', { to: 'notAdded' }, { to: 'page', page: 'identityNotVerified' }],
])('%s has one screen, whichever call tells it; of a document another', (reason, next, afterCheck) => {
  const failed = {
    declarationStatus: 'DECLARATION_FAILED',
    reason,
    attemptsLeft: 1,
    restrictedUntil: null,
  } as const
  expect(stepAfterPuk(failed)).toEqual(next)
  expect(stepAfterConfirmation({ activationStatus: 'FAILED', phoneNumber, reason })).toEqual(next)
  expect(stepAfterCheck({ verificationStatus: 'declined', reason })).toMatchObject(afterCheck)
})

test('no answer but an approval leads to the details, and none but a success to its page', () => {
  for (const verificationStatus of [
    'created',
    'started',
    'submitted',
    'inReview',
    'abandoned',
    'expired',
  ] as const)
    expect(stepAfterCheck({ verificationStatus }).to).toMatch(/identity|checking/)
  expect(stepAfterConfirmation({ activationStatus: 'ACTIVATION_IN_PROGRESS', phoneNumber })).toEqual({
    to: 'activating',
  })
})

test('a limit and a number that is theirs have a notice of their own', () => {
  expect(noticeFor({ key: undefined, kind: 'smsRetryThresholdReached' })).toBe('codeLimitReached')
  expect(noticeFor({ key: undefined, kind: 'alreadyLinkedToSameAccount' })).toBe('numberAlreadyAdded')
  expect(noticeFor({ key: undefined, kind: 'unknown' })).toBeUndefined()
})

test('a PUK is its eight digits, however they are set apart, and nothing else', () => {
  const digits = fc.stringMatching(/^\d{8}$/)
  fc.assert(
    fc.property(digits, fc.nat(8), fc.constantFrom(' ', '-', ' '), (code, at, gap) => {
      expect(readPuk(` ${code.slice(0, at)}${gap}${code.slice(at)} `)).toBe(code)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readPuk(text)
      if (read !== undefined) expect(read).toMatch(/^\d{8}$/)
    }),
  )
})

test('what was kept by something else is no progress', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      if (isProgress(value)) expect(value).toHaveProperty('step')
    }),
  )
  expect(isProgress({ step: 'puk' })).toBe(false)
  expect(isProgress({ step: 'code', restrictedUntil: 'soon' })).toBe(false)
  expect(isProgress({ step: 'checked', declarationId: 'D' })).toBe(true)
})
