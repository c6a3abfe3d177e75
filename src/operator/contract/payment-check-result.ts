import * as v from 'valibot'
import { CalendarDate } from './calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { enumeration, otherThan } from './enumeration.ts'
import { AmountInCents, PriceInCents } from './euro-amount.ts'
import { Instant } from './instant.ts'
import { PaymentReference } from './payment-card.ts'
import { PaymentMethod } from './payment-methods-and-cards.ts'
import { Identifier, Words } from './typed-text.ts'

/** Why a payment was refused; a reason that this site has no words for is `other`. */
export const RefusalReason = v.fallback(
  enumeration(['insufficientFunds', 'cardExpired', 'authenticationFailed', 'other'], 'other'),
  'other',
)
export type RefusalReason = v.InferOutput<typeof RefusalReason>

/** How it is paid, and with which card (`VISA **** 4242`) or at which bank, as far as that is known. */
export const PaidBy = v.object({ method: PaymentMethod, detail: v.optional(Words) })

const payment = {
  paymentReference: PaymentReference,
  amountInCents: AmountInCents,
  /** Enough to recognise one's own number, too little to learn another's: `+370 6** **567`. */
  maskedPhoneNumber: v.pipe(v.string(), v.maxLength(20)),
  /** A method that this site doesn't know yet is left out. */
  paidBy: v.fallback(v.optional(PaidBy), undefined),
  /** An auto top-up begins with it, or would have: where it fails, the person goes on there and not with an ordinary top-up. */
  beginsAutoTopUp: v.optional(v.boolean()),
}

/** The state of a payment may under this version of the contract. */
const known = [
  v.object({ ...payment, status: v.literal('pending') }),
  v.object({
    ...payment,
    status: v.literal('paid'),
    completedAt: Instant,
    /** The value added tax in the sum, for the receipt. */
    vat: v.optional(
      v.object({
        rateInPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        amountInCents: AmountInCents,
      }),
    ),
    /** What the number has on its account now: only for a session of the customer whose number it is. */
    balanceInCents: v.fallback(v.optional(PriceInCents), undefined),
    /** The auto top-up that began with this payment. */
    recurringPayment: v.optional(v.object({ recurringPaymentId: Identifier, nextPaymentDate: CalendarDate })),
  }),
  v.object({ ...payment, status: v.literal('refused'), completedAt: Instant, reason: RefusalReason }),
  v.object({ ...payment, status: v.literal('cancelled'), completedAt: Instant }),
  v.object({
    ...payment,
    status: v.literal('expired'),
    completedAt: Instant,
    /** `unknown`: a card was given, and the acquirer hasn't said how it went. It may still be paid. */
    moneyTaken: enumeration(['no', 'unknown']),
  }),
] as const

/**
 * The state of a payment, as the operator knows it.
 * `pending` → `paid` | `refused` | `cancelled` | `expired`, and `expired` → `paid` where the acquirer confirms late;
 * the others are final. Money was taken when `paid`, was not when `refused` or `cancelled`; `expired` says what is known.
 */
export const PaymentResult = v.variant('status', [
  ...known,
  v.object({ ...payment, status: otherThan(known, 'status') }),
])
export type PaymentResult = v.InferOutput<typeof PaymentResult>

/**
 * The state of a payment, for a user who knows its reference. `pending` → `paid` | `refused` | `cancelled` | `expired`, and `expired` →
 * `paid` where the acquirer confirms late.
 */
export const paymentCheckResult = endpoint({
  // A POST, since a reference would be in an address otherwise.
  method: 'POST',
  path: '/v1/payment/check-result',
  effect: 'read',
  request: v.object({ paymentReference: PaymentReference }),
  answer: PaymentResult,
  errors: ['PAYMENT_NOT_FOUND'],
})
