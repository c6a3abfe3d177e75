import * as v from 'valibot'
import { EuroPrice } from '../contract/euro-amount.ts'
import { Instant } from '../contract/instant.ts'
import { PhoneNumber } from '../contract/phone-number.ts'
import { Identifier, Words } from '../contract/typed-text.ts'
import { PaymentReceiptDocument } from './generated/graphql.ts'
import { operation } from './operation.ts'
import { Quantity } from './plan-gains.ts'

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
})
export type PaymentReceipt = v.InferOutput<typeof PaymentReceipt>

/** Null where there is none of that reference. */
export const paymentReceipt = operation(
  PaymentReceiptDocument,
  v.object({ paymentReceipt: v.nullable(PaymentReceipt) }),
)
