import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { AnsweredLine } from './line.ts'
import { PhoneNumber } from './phone-number.ts'

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('active'), line: AnsweredLine }),
  v.object({ status: v.literal('blocked'), line: AnsweredLine }),
  v.object({ status: v.literal('notOurs') }),
] as const

/** Whether a number is the operator's and takes a top-up. A POST, so that the number is in no URL. */
export const validateNumber = endpoint({
  method: 'POST',
  path: '/v1/validate-number',
  effect: 'read',
  request: v.object({ phoneNumber: PhoneNumber }),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: [],
})
