import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PaymentReference } from './payment-card.ts'
import { RedirectUrl } from './return-path.ts'
import { TopUpRequest, topUpErrors } from './top-up-request.ts'
import { oneTimeFields, PaymentToken } from './wallet-token.ts'

/**
 * Pays a top-up with what Google's sheet gave. `redirectUrl` is the bank's page where the card asks for its holder's
 * consent (3-D Secure), else null; how it went is `check-result`'s to say either way.
 */
export const paymentGooglePay = endpoint({
  method: 'POST',
  path: '/v1/payment/googlepay',
  effect: 'write',
  request: v.object({
    ...TopUpRequest.entries,
    /** `paymentMethodData.tokenizationData.token`, as it came. */
    paymentToken: PaymentToken,
  }),
  answer: v.object({ paymentReference: PaymentReference, redirectUrl: v.nullable(RedirectUrl) }),
  errors: [...topUpErrors, 'PAYMENT_TOKEN_REFUSED'],
  oneTimeFields,
})
