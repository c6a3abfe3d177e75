import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/**
 * Where Apple says the merchant is to be validated. A user who could choose it could make the operator call anything:
 * only Apple's own hosts, or this very machine's.
 */
const ValidationUrl = v.pipe(
  v.string(),
  v.check(
    (text) =>
      /^(https:\/\/[a-z\d-]+(\.[a-z\d-]+)*\.apple\.com\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/)/.test(
        text,
      ) && URL.canParse(text),
  ),
)

/** The merchant session that Apple's sheet asks for while it is open (`onvalidatemerchant`). It is handed on unread. */
export const paymentApplePaySession = endpoint({
  method: 'POST',
  path: '/v1/payment/applepay/session',
  effect: 'repeatable',
  request: v.object({ validationUrl: ValidationUrl }),
  answer: v.object({ merchantSession: v.record(v.string(), v.unknown()) }),
  errors: ['MERCHANT_NOT_VALIDATED'],
})
