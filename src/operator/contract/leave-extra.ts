import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { CodeNotSent, codeTimes } from './code-answers.ts'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { PhoneNumber } from './phone-number.ts'
import { Email, Identifier, PersonName } from './typed-text.ts'

/** Where a number of the extra line goes. */
export const LeaveDestination = v.variant('kind', [
  /** To the operator's own prepaid line. */
  v.object({ kind: v.literal('prepaid') }),
  v.object({ kind: v.literal('postpaid') }),
  v.object({
    kind: v.literal('otherOperator'),
    operatorName: PersonName,
    /** The holder is informed here when the number has gone over. */
    contactPhoneNumber: PhoneNumber,
  }),
])
export type LeaveDestination = v.InferOutput<typeof LeaveDestination>

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('codeSent'), leaveRequestId: Identifier, ...codeTimes }),
  CodeNotSent,
] as const

/**
 * Asks to leave the extra line and sends a code to the number that leaves; sent again it sends another code, and the
 * one before is no longer good.
 * It becomes a request only with the code (`verify-leave-extra`).
 */
export const leaveExtra = endpoint({
  method: 'POST',
  path: '/v1/leave-extra',
  effect: 'write',
  request: v.object({
    phoneNumber: PhoneNumber,
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    destination: LeaveDestination,
    language: v.picklist(languages),
  }),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: ['NUMBER_NOT_ON_EXTRA', 'ALREADY_LEAVING'],
})
