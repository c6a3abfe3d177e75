import * as v from 'valibot'
import { CodeNotVerified } from './code-answers.ts'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'
import { Identifier, VerificationCode } from './typed-text.ts'

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('submitted'), reference: Identifier, submittedAt: Instant }),
  CodeNotVerified,
] as const

/**
 * The code of the text. With the right one the request is submitted; `reference` is what the person receives. A number has
 * one request: another pair of id and code for it is refused from then on.
 */
export const verifyLeaveExtra = endpoint({
  method: 'POST',
  path: '/v1/verify-leave-extra',
  effect: 'write',
  request: v.object({ leaveRequestId: Identifier, verificationCode: VerificationCode }),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: ['LEAVE_REQUEST_NOT_FOUND', 'ALREADY_LEAVING'],
})
