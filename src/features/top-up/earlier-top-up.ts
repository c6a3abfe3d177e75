import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Standing } from '../../operator/client/payment-standing.ts'
import { AmountInCents } from '../../operator/contract/euro-amount.ts'
import { Line } from '../../operator/contract/line.ts'
import { type PaymentMethod, paymentMethods } from '../../operator/contract/payment-methods-and-cards.ts'
import { ReturnPathWithFragment } from '../../operator/contract/return-path.ts'

/** A top-up that was begun before and may be paid, or is, without the person having seen it. */
export interface Earlier {
  idempotencyKey: string
  amountInCents: Cents
  method: PaymentMethod
  /** Undefined where this page doesn't know it: no number is kept with it. */
  phoneNumber: PhoneNumber | undefined
  standing: Standing
  /** Undefined before the operator has named it. */
  paymentReference: string | undefined
}

/** What the browser keeps of a payment that was begun: all but the number and what names a card or a bank. */
export const Outline = v.object({
  amountInCents: AmountInCents,
  language: v.picklist(languages),
  line: Line,
  returnPath: ReturnPathWithFragment,
  method: v.picklist(paymentMethods),
})
export type Outline = v.InferOutput<typeof Outline>
