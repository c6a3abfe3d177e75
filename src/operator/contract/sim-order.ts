import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import { orderReferencePattern } from '../../lib/order-reference.ts'
import { PaymentReference } from './payment-card.ts'
import { PhoneNumber } from './phone-number.ts'
import { RedirectUrl, ReturnPath } from './return-path.ts'
import { Email, Identifier, PersonName } from './typed-text.ts'

/** Unguessable: who knows it may see the state of the order, and nothing that opens an eSIM. */
export const OrderReference = v.pipe(v.string(), v.regex(orderReferencePattern))

/** What an order of a SIM card and of an eSIM both say. `phoneNumber` is where the buyer can be reached. */
export const SimOrderRequest = v.object({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phoneNumber: PhoneNumber,
  /** A plan to begin with; none where it is left out. */
  planId: v.optional(Identifier),
  termsAccepted: v.literal(true),
  payment: v.variant('method', [
    v.object({ method: v.literal('card') }),
    v.object({ method: v.literal('bankLink'), bankId: Identifier }),
  ]),
  language: v.picklist(languages),
  returnPath: ReturnPath,
})

/** The order is, unpaid. `payment` is where it is paid; null where nothing is to pay. */
export const SimOrderAnswer = v.object({
  orderReference: OrderReference,
  payment: v.nullable(v.object({ paymentReference: PaymentReference, redirectUrl: RedirectUrl })),
})

/**
 * Where an order is paid, for the session that ordered; null for every other, and once it was paid for or is too late. A
 * site takes the address from here alone: what a browser keeps can be planted.
 */
export const PayAt = v.nullable(RedirectUrl)

export const simOrderErrors = ['PLAN_NOT_AVAILABLE', 'BANK_NOT_AVAILABLE'] as const
