import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PaymentReference } from './payment-card.ts'
import { RedirectUrl } from './return-path.ts'
import { TopUpRequest, topUpErrors } from './top-up-request.ts'
import { Identifier } from './typed-text.ts'

/**
 * Starts a top-up by bank link. The person pays at the bank behind `redirectUrl` and comes back to
 * `returnPath#paymentReference=…`, or never does; how it went is `check-result`'s to say.
 */
export const banklinkPaymentRequest = endpoint({
  method: 'POST',
  path: '/v1/banklink/payment-request',
  effect: 'write',
  request: v.object({ ...TopUpRequest.entries, bankId: Identifier }),
  answer: v.object({ paymentReference: PaymentReference, redirectUrl: RedirectUrl }),
  errors: [...topUpErrors, 'BANK_NOT_AVAILABLE'],
})
