import * as v from 'valibot'
import { enumeration } from '../contract/enumeration.ts'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { PaymentReceiptDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { Quantity } from './plan-gains.ts'

/** The methods of a payment, as REST and the rest of the site name them. */
const methods = {
  CARD: 'card',
  SAVED_CARD: 'savedCard',
  GOOGLE_PAY: 'googlePay',
  APPLE_PAY: 'applePay',
  BANK_LINK: 'bankLink',
  unknown: 'unknown',
} as const

const PaidBy = v.object({
  method: v.pipe(
    enumeration(['CARD', 'SAVED_CARD', 'GOOGLE_PAY', 'APPLE_PAY', 'BANK_LINK']),
    v.transform((method) => methods[method]),
  ),
  detail: v.nullable(Words),
})

/** What a customer keeps of a payment: sums in cents, its time in UTC milliseconds. */
const PaymentReceipt = v.object({
  receiptReference: Identifier,
  phoneNumber: PhoneNumber,
  /** What was bought; null of a top-up. */
  items: v.nullable(v.array(v.object({ name: Words, eurTotal: EuroPrice }))),
  paidAt: Instant,
  vatPercent: Quantity,
  eurNet: EuroPrice,
  eurVat: EuroPrice,
  eurTotal: EuroPrice,
  /** A nicety: without a whole one the receipt is shown all the same. */
  paidBy: v.fallback(v.nullable(PaidBy), null),
})
export type PaymentReceipt = v.InferOutput<typeof PaymentReceipt>

/** Null where there is none of that reference. */
export const paymentReceipt = operation(
  PaymentReceiptDocument,
  v.object({ paymentReceipt: v.nullable(PaymentReceipt) }),
)
