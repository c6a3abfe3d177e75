import type { Screen as GameScreen } from '../features/game-registration/game-registration.store.ts'
import type { Screen as LeaveScreen } from '../features/leave-extra/leave-extra.store.ts'
import { type Draft, emptyDraft, type LeaveFlow } from '../features/leave-extra/leave-extra.ts'
import type { Screen as LookupScreen } from '../features/order-lookup/order-lookup.store.ts'
import { toCents } from '../lib/money.ts'
import type { PhoneNumber } from '../lib/phone-number.ts'

const failed: Extract<GameScreen, { name: 'unknown' }>['failed'] = {
  kind: 'unknown',
  reason: 'noConnection',
  reference: '7K3M9QXW2RTA',
}

export const elsewhere: Draft = {
  ...emptyDraft,
  destination: 'otherOperator',
  operatorName: 'Kitas operatorius',
  phone: '+370 656 78901',
}

/** Every state of leaving; `number` is any number. */
export function leaves(number: PhoneNumber): [string, LeaveFlow, LeaveScreen][] {
  const person = { name: 'person', problems: {}, isAsking: false } as const
  const code = { name: 'code', leaveRequestId: 'L', phoneNumber: number, restrictedUntil: null } as const
  const submitted = { name: 'submitted', reference: 'L-7K3M9QXW', phoneNumber: number } as const
  return [
    ['Extra line', 'leaveExtra', person],
    [
      'Nothing entered',
      'leaveExtra',
      {
        ...person,
        problems: { destination: 'missing', phone: 'missing', firstName: 'missing', lastName: 'missing' },
      },
    ],
    ['Unreadable', 'leaveExtra', { ...person, problems: { phone: 'invalid', email: 'invalid' } }],
    ['Not on Extra', 'leaveExtra', { ...person, problem: { kind: 'told', told: 'NUMBER_NOT_ON_EXTRA' } }],
    ['Sending', 'leaveExtra', { ...person, isAsking: true }],
    ['No answer', 'leaveExtra', { ...person, problem: { kind: 'failed', failed } }],
    ['Second line, where to', 'leaveSecondLine', { name: 'destination', problems: {} }],
    [
      'Second line, where to, wrong',
      'leaveSecondLine',
      { name: 'destination', problems: { operatorName: 'missing', contactPhone: 'invalid' } },
    ],
    ['Second line, who', 'leaveSecondLine', person],
    ['Code', 'leaveExtra', code],
    [
      'Wrong code',
      'leaveExtra',
      {
        ...code,
        problem: { kind: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: 2 },
      },
    ],
    ['Too many texts', 'leaveExtra', { ...code, problem: { kind: 'told', told: 'SMS_RETRY_DELAY' } }],
    ['Checking the code', 'leaveExtra', { ...code, busy: 'verifying' }],
    ['Submitted', 'leaveExtra', { ...submitted, destination: 'prepaid' }],
    ['Submitted, to another operator', 'leaveSecondLine', { ...submitted, destination: 'otherOperator' }],
  ]
}

/** Every state of finding an order; `number` is any number. */
export function lookups(number: PhoneNumber): [string, LookupScreen][] {
  const details = { name: 'details', problems: {}, isAsking: false } as const
  const code = { name: 'code', orderLookupId: 'O', phoneNumber: number, restrictedUntil: null } as const
  return [
    ['Details', details],
    ['Nothing entered', { ...details, problems: { reference: 'missing', phone: 'missing' } }],
    ['Unreadable', { ...details, problems: { reference: 'invalid', phone: 'invalid' } }],
    ['Sending', { ...details, isAsking: true }],
    ['No answer', { ...details, problem: { kind: 'failed', failed } }],
    ['Code', code],
    [
      'Wrong code',
      { ...code, problem: { kind: 'notVerified', reason: 'INVALID_VERIFICATION_CODE', attemptsLeft: 2 } },
    ],
    ['Too many texts', { ...code, problem: { kind: 'told', told: 'SMS_RETRY_DELAY' } }],
    [
      'Found',
      {
        name: 'found',
        order: {
          orderReference: '7K3M-9QXW-2RTA-5T8C',
          kind: 'SIM',
          state: 'POSTED',
          orderedAt: Date.UTC(2026, 10, 20, 10),
          eurTotal: toCents(348),
          phoneNumber: number,
          planNames: [],
          trackingNumber: 'LT123456789',
          parcelTerminal: 'Ozo paštomatas',
          transfersOn: null,
          receiptReference: null,
        },
      },
    ],
  ]
}

const opensAt = Date.UTC(2026, 10, 1)
const closesAt = Date.UTC(2026, 11, 24)
const form = { name: 'form', closesAt, problems: {} } as const

/** Every state of registering for the game. */
export const games: [string, GameScreen][] = [
  ['Asking', { name: 'asking' }],
  ['No answer', { name: 'unknown', failed }],
  ['No game', { name: 'closed', period: { status: 'none' } }],
  ['Not begun', { name: 'closed', period: { status: 'notBegun', opensAt, closesAt } }],
  ['Over', { name: 'closed', period: { status: 'over', opensAt, closesAt } }],
  ['Form', form],
  [
    'Nothing entered',
    { ...form, problems: { phone: 'missing', name: 'missing', email: 'missing', rules: 'missing' } },
  ],
  ['Registered already', { ...form, told: 'ALREADY_REGISTERED' }],
  ['Somebody else’s', { ...form, told: 'NUMBER_NOT_OURS' }],
  ['Sending', { ...form, isSending: true }],
  ['Failed', { ...form, failed }],
]
