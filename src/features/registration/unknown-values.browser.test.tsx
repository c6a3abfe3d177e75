import { expect } from 'vitest'
import {
  exampleKey,
  exampleRequest,
  inCalls,
  leadsToNoClaim,
  strangeAsset,
} from '../../operator/client/unknown-values.fixture.tsx'
import { stepAfterLink } from './after-link.ts'
import { registrationApi } from './registration.api.ts'
import { stepAfterCheck, stepAfterConfirmation, stepAfterPuk } from './registration.ts'

const { phoneNumber } = strangeAsset
const codeSent = {
  phoneNumber,
  linkPhoneNumberResponseKey: null,
  linkPhoneNumberResponseType: 'unknown',
  flowType: 'LINK_SIM',
  restrictedUntil: null,
  attemptsLeft: 3,
  codeExpiresAt: Date.UTC(2026, 0, 15, 10),
  declarationId: null,
} as const

inCalls('steps of a registration', {
  puk: () => registrationApi().puk(exampleRequest('declarationDeclarePhoneNumber'), exampleKey),
  check: () => registrationApi().verification('ABC'),
  consents: () => registrationApi().consents(exampleRequest('declarationConsents'), exampleKey),
})
inCalls('activation of a number', { waiting: () => registrationApi().activation('ABC') })

leadsToNoClaim('activation of a number', () => {
  expect(stepAfterConfirmation({ activationStatus: 'unknown', phoneNumber })).toEqual({ to: 'activating' })
})

leadsToNoClaim('how linking went', () => {
  expect(stepAfterLink(codeSent)).toEqual({ to: 'code', isDelayed: false })
})

leadsToNoClaim('how linking goes on', () => {
  const strange = { ...codeSent, linkPhoneNumberResponseType: 'SUCCESS', flowType: 'unknown' } as const
  expect(stepAfterLink(strange)).toEqual({ to: 'told', told: { key: undefined, kind: 'unknown' } })
})

leadsToNoClaim('why a registration goes no further', () => {
  const failed = {
    declarationStatus: 'DECLARATION_FAILED',
    attemptsLeft: null,
    restrictedUntil: null,
  } as const
  expect(stepAfterPuk({ ...failed, reason: 'unknown' })).toEqual({ to: 'notAdded' })
  expect(stepAfterCheck({ verificationStatus: 'resubmissionRequested', problem: 'other' })).toEqual({
    to: 'identity',
    isBegun: true,
    problem: 'other',
  })
})
