import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Identifier, Words } from './typed-text.ts'

/** A bank of the bank link. `logoPath` is a picture under the operator's `/api`, so that no other origin is asked. */
export const Bank = v.object({
  bankId: Identifier,
  name: Words,
  logoPath: v.pipe(v.string(), v.regex(/^\/api\/v1\/[\w\-/.]+$/)),
})
export type Bank = v.InferOutput<typeof Bank>

/** The banks through which a top-up can be paid now, in the order in which they are shown. */
export const banklinkBankList = endpoint({
  method: 'GET',
  path: '/v1/banklink/bank-list',
  effect: 'read',
  request: v.object({}),
  answer: v.object({ banks: v.array(Bank) }),
  errors: [],
})
