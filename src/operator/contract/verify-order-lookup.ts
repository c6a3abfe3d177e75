import * as v from 'valibot'
import { CodeNotVerified } from './code-answers.ts'
import { endpoint } from './endpoint.ts'
import { otherThan } from './enumeration.ts'
import { PlacedOrder } from './placed-order.ts'
import { Identifier, VerificationCode } from './typed-text.ts'

/** What is answered under this version of the contract. */
const known = [v.object({ status: v.literal('found'), order: PlacedOrder }), CodeNotVerified] as const

/** The code of the text. The right one is answered with the order, in the language in which it was looked for. */
export const verifyOrderLookup = endpoint({
  method: 'POST',
  path: '/v1/verify-order-lookup',
  effect: 'write',
  request: v.object({ orderLookupId: Identifier, verificationCode: VerificationCode }),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: ['ORDER_LOOKUP_NOT_FOUND'],
})
