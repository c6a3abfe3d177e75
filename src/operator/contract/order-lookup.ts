import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { codeTimes } from './code-answers.ts'
import { endpoint } from './endpoint.ts'
import { enumeration, otherThan } from './enumeration.ts'
import { Instant } from './instant.ts'
import { PhoneNumber } from './phone-number.ts'
import { OrderReference } from './sim-order.ts'
import { Identifier } from './typed-text.ts'

/** What is answered under this version of the contract. */
const known = [
  v.object({ status: v.literal('codeSent'), orderLookupId: Identifier, ...codeTimes }),
  v.object({
    status: v.literal('codeNotSent'),
    reason: enumeration(['SMS_RETRY_DELAY', 'SMS_RETRY_THRESHOLD_REACHED']),
    restrictedUntil: v.nullable(Instant),
  }),
] as const

/**
 * Looks for an order of a SIM card or an eSIM, for a user without an account: sends a code to the number that the buyer
 * named. Where no such order names the number no text goes out, and the answer is the same: it tells no stranger who has
 * ordered. So it is answered before the text is
 * sent, and never says that a text couldn't be sent; what is counted is counted by reference and number together. The code brings the order itself (`verify-order-lookup`).
 * Hyphens of a reference don't matter: people leave them out.
 */
export const orderLookup = endpoint({
  method: 'POST',
  path: '/v1/order-lookup',
  effect: 'write',
  request: v.object({
    orderReference: OrderReference,
    phoneNumber: PhoneNumber,
    language: v.picklist(languages),
  }),
  answer: v.variant('status', [...known, v.object({ status: otherThan(known, 'status') })]),
  errors: [],
})
