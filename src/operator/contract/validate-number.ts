import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Line } from './line.ts'
import { PhoneNumber } from './phone-number.ts'

/** Whether a number is the operator's and takes a top-up. A POST, so that the number stands in no URL. */
export const validateNumber = endpoint({
  method: 'POST',
  path: '/v1/validate-number',
  effect: 'read',
  request: v.object({ phoneNumber: PhoneNumber }),
  answer: v.variant('status', [
    v.object({ status: v.literal('active'), line: Line }),
    v.object({ status: v.literal('blocked'), line: Line }),
    v.object({ status: v.literal('notOurs') }),
  ]),
  errors: [],
})
