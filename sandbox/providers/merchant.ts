import * as v from 'valibot'
import type { Language } from '../../src/i18n/language.ts'
import type { Cents } from '../../src/lib/money.ts'

/** A payment that a person is to make on a page of the acquirer's or of a bank's. */
export interface PaymentOrder {
  paymentReference: string
  amountInCents: Cents
  language: Language
  /** Where the person comes back to. */
  returnUrl: string
  /** UTC milliseconds; then nothing can be paid any more. */
  expiresAt: number
}

/** A card that is to be kept where its payer wants it: the payment's link may have been passed on. */
export interface Keeping {
  /** Whose account it is kept for, so that the payer knows: `+370 6** **567`. */
  maskedPhoneNumber: string
  /** Nothing can be paid without it: an auto top-up is charged from a kept card. */
  isNeeded: boolean
}

const PaidCard = v.object({
  variant: v.string(),
  lastDigits: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
  /** Its payer wants it kept. */
  isToBeKept: v.boolean(),
})
export type PaidCard = v.InferOutput<typeof PaidCard>

/** How a payment went; of a card whose date is known also what it takes to keep it. */
export const PaymentReport = v.variant('outcome', [
  v.object({ outcome: v.literal('paid'), card: v.optional(PaidCard) }),
  v.object({
    outcome: v.literal('refused'),
    reason: v.picklist(['insufficientFunds', 'cardExpired', 'authenticationFailed']),
  }),
  v.object({ outcome: v.literal('cancelled') }),
])
export type PaymentReport = v.InferOutput<typeof PaymentReport>

/**
 * Whom a payment is for, called as a webhook is. The merchant may be asking a provider within a transaction of its own:
 * call it within none of ours, or each waits for the other for ever. Why: docs/decisions/0046-providers-apart.md
 */
export interface Merchant {
  /** Money may be taken from now on, however late that is reported. */
  noteSubmitted(paymentReference: string): Promise<void>
  /** May come twice: the first counts. */
  report(paymentReference: string, report: PaymentReport): Promise<void>
}
