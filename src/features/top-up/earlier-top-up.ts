import * as v from 'valibot'
import { languages } from '../../i18n/language.ts'
import type { Cents } from '../../lib/money.ts'
import type { PhoneNumber } from '../../lib/phone-number.ts'
import type { Outcome } from '../../operator/client/outcome.ts'
import { AmountInCents } from '../../operator/contract/euro-amount.ts'
import { Line } from '../../operator/contract/line.ts'
import type { PaymentResult } from '../../operator/contract/payment-check-result.ts'
import { PaymentMethod } from '../../operator/contract/payment-methods-and-cards.ts'
import { ReturnPath } from '../../operator/contract/return-path.ts'

/** `unknown`: the operator hasn't said, or doesn't know itself. */
export type Standing = 'paid' | 'pending' | 'unknown'

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
  returnPath: ReturnPath,
  method: PaymentMethod,
})
export type Outline = v.InferOutput<typeof Outline>

/** What the operator's word on a payment means for the next one; `over`: no money was taken for it, nor will be. */
export function standingBy(outcome: Outcome<PaymentResult>): Standing | 'over' {
  if (outcome.kind === 'failure') return 'over'
  if (outcome.kind !== 'answer') return 'unknown'
  const result = outcome.value
  switch (result.status) {
    case 'paid':
    case 'pending':
      return result.status
    case 'refused':
    case 'cancelled':
      return 'over'
    case 'expired':
      return result.moneyTaken === 'no' ? 'over' : 'unknown'
  }
}
