import * as v from 'valibot'
import { CardDetails } from './card-details.ts'
import { endpoint } from './endpoint.ts'
import { enumeration } from './enumeration.ts'
import { AmountInCents } from './euro-amount.ts'
import { Line } from './line.ts'
import { Words } from './typed-text.ts'

/** The card's page is the acquirer's for `card`; `savedCard` pays with one of `cardsDetails`. */
export const paymentMethods = ['card', 'savedCard', 'googlePay', 'applePay', 'bankLink'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const PaymentMethod = enumeration(paymentMethods)

/** What Google's payment sheet needs to know; no secret among it. In an environment that this site doesn't know there is none. */
export const GooglePayParameters = v.object({
  environment: enumeration(['TEST', 'PRODUCTION']),
  merchantId: Words,
  merchantName: Words,
  gateway: Words,
  gatewayMerchantId: Words,
  allowedCardNetworks: v.array(Words),
})

export type GooglePayParameters = v.InferOutput<typeof GooglePayParameters> & {
  environment: 'TEST' | 'PRODUCTION'
}

const isKnown = (parameters: v.InferOutput<typeof GooglePayParameters>): parameters is GooglePayParameters =>
  parameters.environment !== 'unknown'

/** What Apple's payment sheet needs to know; the merchant session comes from `applepay/session`. */
export const ApplePayParameters = v.object({
  merchantName: Words,
  supportedNetworks: v.array(Words),
})
export type ApplePayParameters = v.InferOutput<typeof ApplePayParameters>

/** What a top-up on this line may cost and how it may be paid; the cards of a user who is signed in, none for a guest. */
export const paymentMethodsAndCards = endpoint({
  method: 'GET',
  path: '/v1/payment/methods-and-cards',
  effect: 'read',
  request: v.object({ line: Line }),
  answer: v.pipe(
    v.object({
      /** A method that this site doesn't know yet is left out. */
      methods: v.pipe(
        v.array(PaymentMethod),
        v.transform((methods) => methods.filter((method) => method !== 'unknown')),
      ),
      minimumInCents: AmountInCents,
      maximumInCents: AmountInCents,
      presetSumsInCents: v.pipe(v.array(AmountInCents), v.maxLength(12)),
      cardsDetails: v.array(CardDetails),
      /** Each is there where its method is offered. */
      googlePay: v.optional(GooglePayParameters),
      applePay: v.optional(ApplePayParameters),
    }),
    v.check(
      ({ minimumInCents, maximumInCents, presetSumsInCents }) =>
        minimumInCents <= maximumInCents &&
        presetSumsInCents.every((sum) => sum >= minimumInCents && sum <= maximumInCents),
    ),
    v.transform(({ googlePay, ...answer }) =>
      googlePay && isKnown(googlePay)
        ? { ...answer, googlePay }
        : { ...answer, methods: answer.methods.filter((method) => method !== 'googlePay') },
    ),
  ),
  errors: [],
})
