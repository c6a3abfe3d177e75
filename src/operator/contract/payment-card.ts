import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { RedirectUrl } from './return-path.ts'
import { TopUpRequest, topUpErrors } from './top-up-request.ts'
import { Identifier } from './typed-text.ts'

/** Unguessable, and short enough to be read out: who knows it may see how the payment goes. */
export const PaymentReference = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{6,62}[A-Z0-9]$/))

/** What the acquirer sends the person back to `returnPath` with: in its fragment, which no server and no log sees. */
export const paymentReferenceParameter = 'paymentReference'

/**
 * An auto top-up that begins with this payment: the same sum each month on this day (29 to 31 fall on the last day of
 * a shorter month), charged by the operator under the mandate that the person gives here, never again on the day of
 * this payment. Signed-in customers only. The acquirer's page takes no card whose payer doesn't want it kept for that.
 */
export const RecurringPaymentRequest = v.object({
  dayOfMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  mandateAccepted: v.literal(true),
  /**
   * The auto top-up that this one replaces in one step, once the payment is paid. Where it has ended by then, the number
   * is topped up and no auto top-up begins: there is never one more than the person wanted.
   */
  replacedRecurringPaymentId: v.optional(Identifier),
})

/**
 * Starts a top-up by card. Money moves only on the acquirer's page at `redirectUrl`, which sends the person back to
 * `returnPath#paymentReference=…` however it went; how it went is `check-result`'s to say.
 */
export const paymentCard = endpoint({
  method: 'POST',
  path: '/v1/payment/card',
  effect: 'write',
  request: v.object({
    ...TopUpRequest.entries,
    /** One of the customer's saved cards: the acquirer's page asks only to confirm. */
    cardDetailsReference: v.optional(Identifier),
    /**
     * Keeps the card for later; a customer's request, off unless said. The acquirer's page names the account's masked
     * number, and the card is kept only where its payer says so there: the link may have been passed on.
     */
    saveCard: v.optional(v.boolean()),
    recurringPayment: v.optional(RecurringPaymentRequest),
  }),
  answer: v.object({ paymentReference: PaymentReference, redirectUrl: RedirectUrl }),
  errors: [
    ...topUpErrors,
    /** A saved card or an auto top-up was asked for by a guest. */
    'LOG_IN_REQUIRED',
    'CARD_NOT_FOUND',
    'CARD_EXPIRED',
    /** The auto top-up that is to be replaced isn't there (any more). */
    'RECURRING_PAYMENT_NOT_FOUND',
  ],
})
