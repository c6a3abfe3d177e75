import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from '../../lib/phone-number.ts'
import type { ActivationErrorKind } from '../../operator/contract/activation-error.ts'
import { readPuk, stepAfterCheck, stepAfterConfirmation, stepAfterPuk } from './registration.ts'

const phoneNumber = parsePhoneNumber('670 00001')
if (!phoneNumber) throw new Error('not a number')

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
