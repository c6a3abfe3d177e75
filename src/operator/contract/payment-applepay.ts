import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PaymentReference } from './payment-card.ts'
import { TopUpRequest, topUpErrors } from './top-up-request.ts'
import { oneTimeFields, PaymentToken } from './wallet-token.ts'

/** Pays a top-up with what Apple's sheet gave, already agreed to on the device. How it went is `check-result`'s to say. */
export const paymentApplePay = endpoint({
  method: 'POST',
  path: '/v1/payment/applepay',
  effect: 'write',
  request: v.object({
    ...TopUpRequest.entries,
    /** `payment.token.paymentData` as JSON text. */
    paymentToken: PaymentToken,
  }),
  answer: v.object({ paymentReference: PaymentReference }),
  errors: [...topUpErrors, 'PAYMENT_TOKEN_REFUSED'],
  oneTimeFields,
})
