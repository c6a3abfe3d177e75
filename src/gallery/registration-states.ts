import type { ConsentScreen } from '../features/registration/marketing-consent.store.ts'
import type { RegistrationContent, RegistrationPaths } from '../features/registration/registration-content.ts'
import type { ResultScreen } from '../features/registration/registration-result.store.ts'
import type { NumberProblem, Screen } from '../features/registration/registration-screen.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'

const failed: Extract<Screen, { name: 'failed' }>['failed'] = {
  kind: 'unknown',
  reason: 'noConnection',
  reference: '7K3M9QXW2RTA',
}
type Told = Extract<NumberProblem, { kind: 'told' }>['told']
const told = (key: Told['key'], kind: Told['kind'], attemptsLeft: number | null = null) =>
  ({ kind: 'told', told: { key, kind }, attemptsLeft }) as const

const later = Date.UTC(2026, 11, 24, 18)
const number = { name: 'number', isAsking: false } as const
const identity = { name: 'identity', declarationId: 'D', isAsking: false } as const
const data = {
  name: 'data',
  declarationId: 'D',
  person: { firstName: 'Nauja', lastName: 'Serbentaitė', dateOfBirth: '1999-11-11' },
  isAsking: false,
} as const

export const registrationPaths: RegistrationPaths = {
  numbers: '/mano/nustatymai',
  dashboard: '/mano/apzvalga',
  logIn: '/prisijungti',
  terms: '/taisykles',
  privacy: '/privatumas',
}

export const registrationContent: RegistrationContent = {
  fields: {
    phoneNumber: { label: 'Telefono numeris', hint: 'Pavyzdžiui, 612 34567' },
    securityCode: { label: 'Patvirtinimo kodas', hint: 'Išsiuntėme jį SMS žinute' },
    pukCode: { label: 'PUK kodas', hint: '8 skaitmenys ant SIM kortelės laikiklio' },
  },
  goOn: 'Tęsti',
  sendAgain: 'Siųsti kodą dar kartą',
  modals: { numberAlreadyAdded: 'modal-a', whereToFindNumber: 'modal-b', whereToFindPuk: 'modal-c' },
  pictures: {
    puk: undefined,
    identity: undefined,
    checking: undefined,
    activating: undefined,
    linked: undefined,
  },
}

/** Every state of activating a number; `phoneNumber` is any number. */
export function registrations(phoneNumber: PhoneNumber): [string, Screen][] {
  const code = { name: 'code', phoneNumber, isDelayed: false, restrictedUntil: null } as const
  const puk = { name: 'puk', declarationId: 'D', phoneNumber, attemptsLeft: 3, isAsking: false } as const
  return [
    ['Finding where it was left', { name: 'loading' }],
    ['That could not be learnt', { name: 'failed', failed }],
    ['Number', number],
    ['No number', { ...number, problem: { kind: 'missing' } }],
    ['Unreadable number', { ...number, problem: { kind: 'invalid' } }],
    ['Asking', { ...number, isAsking: true }],
    ['Not our number', { ...number, problem: told('INVALID_PHONE_NUMBER', 'invalidPhoneNumber') }],
    [
      'Theirs already',
      { ...number, problem: told('ALREADY_LINKED_TO_SAME_ACCOUNT', 'alreadyLinkedToSameAccount') },
    ],
    ['The one in use', { ...number, problem: told('ALREADY_ACTIVE', 'unknown') }],
    [
      'Another account’s',
      { ...number, problem: told('ALREADY_LINKED_TO_ANOTHER_ACCOUNT', 'alreadyLinkedToAnotherAccount') },
    ],
    [
      'Declared already',
      { ...number, problem: told('OWNERSHIP_ALREADY_DECLARED', 'ownershipAlreadyDeclared') },
    ],
    [
      'Being activated',
      { ...number, problem: told('DECLARED_AWAITING_ACTIVATION', 'declaredAwaitingActivation') },
    ],
    [
      'No text reaches it',
      { ...number, problem: told('FAILED_TO_SEND_VERIFICATION_CODE', 'failedToSendVerificationCode') },
    ],
    ['Refused', { ...number, problem: told('DEFAULT', 'defaultType') }],
    ['Something unknown', { ...number, problem: told(undefined, 'unknown') }],
    ['Began too long ago', { ...number, problem: { kind: 'gone' } }],
    ['No answer', { ...number, problem: { kind: 'failed', failed } }],
    ['Works already', { name: 'logIn', phoneNumber }],
    ['Code', code],
    ['A code was on its way', { ...code, isDelayed: true }],
    ['Code after a reload', { ...code, phoneNumber: undefined }],
    ['Wrong code', { ...code, problem: told('INVALID_VERIFICATION_CODE', 'invalidVerificationCode', 2) }],
    ['Code expired', { ...code, problem: told('VERIFICATION_CODE_EXPIRED', 'verificationCodeExpired') }],
    [
      'No tries of the code',
      { ...code, problem: told('VERIFICATION_THRESHOLD_REACHED', 'verificationThresholdReached') },
    ],
    ['Too many texts', { ...code, problem: told('SMS_RETRY_THRESHOLD_REACHED', 'smsRetryThresholdReached') }],
    ['Checking the code', { ...code, busy: 'verifying' }],
    ['Added', { name: 'linked', phoneNumber }],
    ['PUK', puk],
    ['PUK after a reload', { ...puk, phoneNumber: undefined, attemptsLeft: null }],
    ['No PUK', { ...puk, problem: { kind: 'missing' } }],
    ['Unreadable PUK', { ...puk, problem: { kind: 'malformed' } }],
    ['Wrong PUK, last try', { ...puk, attemptsLeft: 1, problem: { kind: 'wrong' } }],
    ['PUK, no answer', { ...puk, problem: { kind: 'failed', failed } }],
    ['No tries of the PUK', { name: 'pukLimit', restrictedUntil: later }],
    ['Strong log-in', { name: 'strong' }],
    ['Identity', identity],
    ['Opening the check', { ...identity, isAsking: true }],
    ['Pictures anew', { ...identity, problem: 'documentUnreadable' }],
    ['Face anew', { ...identity, problem: 'faceNotVisible' }],
    ['Another document', { ...identity, problem: 'documentNotAccepted' }],
    ['Pictures won’t do', { ...identity, problem: 'other' }],
    ['Check abandoned', { ...identity, problem: 'abandoned' }],
    ['Check expired', { ...identity, problem: 'expired' }],
    ['No checks left', { ...identity, problem: 'noChecksLeft' }],
    ['Check not opened', { ...identity, failed }],
    ['Checking', { name: 'checking' }],
    ['Details', data],
    ['Terms not accepted', { ...data, problem: { kind: 'terms' } }],
    ['Confirming', { ...data, isAsking: true }],
    ['Details, no answer', { ...data, problem: { kind: 'failed', failed } }],
    ['Activating', { name: 'activating' }],
  ]
}

/** Every state of the marketing-consent step. */
export const consents: [string, ConsentScreen][] = [
  ['Nothing to answer', { name: 'nothing' }],
  ['Questions', { name: 'form', isAsking: false }],
  [
    'Nothing chosen',
    { name: 'form', isAsking: false, problem: { kind: 'missing', fields: ['sms', 'phone'] } },
  ],
  ['Not kept', { name: 'form', isAsking: false, problem: { kind: 'notProvided' } }],
  ['No answer', { name: 'form', isAsking: false, problem: { kind: 'failed', failed } }],
  ['Saving', { name: 'form', isAsking: true }],
]

/** Every state of the pages that say how it went. */
export const registrationResults = (phoneNumber: PhoneNumber): [string, ResultScreen][] => [
  ['Nothing known', { name: 'nothing' }],
  ['Activated', { name: 'activated', phoneNumber }],
  ['Waiting', { name: 'pending', isLate: false, isAsking: false }],
  ['Waited long enough', { name: 'pending', isLate: true, isAsking: false }],
  ['No answer', { name: 'failed', failed, isAsking: false }],
]
